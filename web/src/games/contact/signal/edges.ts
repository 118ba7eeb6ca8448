/** A recording as a list of moments: every lift and every landing, counted from its beginning. */
import type { Recording } from "./recorder";

export interface Edge {
  kind: "lift" | "land";
  /** Milliseconds since the first lift. */
  at: number;
}

export function edgesOf({ holds, pauses }: Recording): Edge[] {
  const edges: Edge[] = [];
  let at = 0;
  holds.forEach((hold, index) => {
    edges.push({ kind: "lift", at }, { kind: "land", at: at + hold });
    at += hold + (pauses[index] ?? 0);
  });
  return edges;
}

export function lengthOf({ holds, pauses }: Recording): number {
  return [...holds, ...pauses].reduce((sum, part) => sum + part, 0);
}

/** The parts of a recording one after the other, for drawing it as a strip. */
export function partsOf({ holds, pauses }: Recording): { flying: boolean; from: number; ms: number }[] {
  let from = 0;
  return holds.flatMap((hold, index) => {
    const pause = pauses[index];
    const flight = { flying: true, from, ms: hold };
    from += hold;
    if (pause === undefined) return [flight];
    const rest = { flying: false, from, ms: pause };
    from += pause;
    return [flight, rest];
  });
}

/** The same, this many times as fast. */
export function faster({ holds, pauses }: Recording, times: number): Recording {
  return { holds: holds.map((ms) => ms / times), pauses: pauses.map((ms) => ms / times) };
}
