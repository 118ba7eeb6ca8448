/** The Reputation scale, cut where its worth at the end changes (HV-22). */
import type { Reputation } from "../../../generated/interstellar";

export interface Stretch {
  from: number;
  to: number;
  worth: number;
}

export function stretches({ steps, most }: Reputation): Stretch[] {
  return steps.map(([from, worth], index) => ({ from, worth, to: (steps[index + 1]?.[0] ?? most + 1) - 1 }));
}

export function worthOf(reputation: Reputation, points: number): number {
  return stretches(reputation).find(({ from, to }) => points >= from && points <= to)?.worth ?? 0;
}
