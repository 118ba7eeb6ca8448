/** What the stations have sent to Mercury in all. */
import type { Printed, View } from "../terms";

export interface Sent {
  tiles: number;
  halves: number;
  unlocks: number;
}

export function deliveries(
  view: Pick<View, "houston" | "bengaluru" | "cologne">,
  printed: Pick<Printed, "locks">,
): Sent {
  const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((one, other) => one + other, 0);
  return {
    tiles: sum(view.houston.circles),
    halves: sum(view.bengaluru.paid),
    unlocks: printed.locks.filter((circle) => circle <= view.cologne.circles).length,
  };
}
