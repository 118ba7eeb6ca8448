/** Special rooms that everybody sees (SR-LOCK, SR-LIFT). */
import type { View } from "../../../generated/space-puzzle";

export interface Gate {
  lock: boolean;
  lift: boolean;
}

export const NO_GATE: Gate = { lock: false, lift: false };

export function gatesOf(view: Pick<View, "gates" | "special">): Record<string, Gate> {
  const gate = { lock: view.special.lock, lift: view.special.lift };
  return Object.fromEntries(view.gates.map((cell) => [cell, gate]));
}
