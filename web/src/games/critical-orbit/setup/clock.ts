/** The clock a form offers with a difficulty: a new crew of people wins easy missions with it nearly always, and
 * normal ones about as often as not (measured, see docs/ai-seats.md). */
import type { Setup } from "../terms";

type Difficulty = Setup["difficulty"];
const ADVISED: Record<Difficulty, number> = { easy: 30, normal: 25, hard: 30 };

/** Whoever has kept to the advice gets that for the new difficulty; a clock of one's own stays. */
export function harder(setup: Setup, difficulty: Difficulty): Partial<Setup> {
  const advised = setup.clock === "timed" && setup.minutes === ADVISED[setup.difficulty];
  return advised ? { difficulty, minutes: ADVISED[difficulty] } : { difficulty };
}
