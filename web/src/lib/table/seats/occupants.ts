/** Who sits where before a game begins. */
import type { Occupant } from "../../../generated/wire";

export function valueOf(occupant: Occupant): string {
  return occupant.kind === "ai" ? `ai:${occupant.strength ?? ""}` : occupant.kind;
}

export function occupantOf(value: string): Occupant {
  if (value.startsWith("ai:")) return { kind: "ai", strength: value.slice(3) };
  return { kind: value === "me" ? "me" : "open" };
}

/** As many chairs as wanted: those there are stay, new ones are open. */
export function resized(chairs: readonly Occupant[], count: number): Occupant[] {
  return Array.from({ length: count }, (_, seat) => chairs[seat] ?? { kind: "open" });
}

/** One chair changed. Nobody sits on two, unless a device is shared: sitting down leaves the old chair open. */
export function reseated(chairs: readonly Occupant[], seat: number, to: Occupant, shared = false): Occupant[] {
  return chairs.map((old, index) => {
    if (index === seat) return to;
    return !shared && to.kind === "me" && old.kind === "me" ? { kind: "open" } : old;
  });
}
