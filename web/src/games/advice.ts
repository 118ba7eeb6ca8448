/** How hard the next game might be, from how the last ones went. */
import type { Result } from "../lib/table/results";
import type { SetupChoice } from "./game";

export interface Advice {
  /** Its words are `advice-STEP`. */
  step: "harder" | "easier" | "next";
  setup: Partial<SetupChoice>;
}

const ENOUGH = 2;

/** Two in a row of the same kind and the same end: one step up or down the ladder of a choice. */
export function stepFrom<Value>(
  results: readonly Result[],
  ladder: readonly Value[],
  of: (setup: SetupChoice) => Value,
): { step: "harder" | "easier"; value: Value } | null {
  const [last] = results;
  if (!last) return null;
  const recent = results.slice(0, ENOUGH);
  const alike = recent.every(({ won, setup }) => won === last.won && of(setup) === of(last.setup));
  const place = ladder.indexOf(of(last.setup)) + (last.won ? 1 : -1);
  const value = ladder[place];
  if (recent.length < ENOUGH || !alike || value === undefined) return null;
  return { step: last.won ? "harder" : "easier", value };
}
