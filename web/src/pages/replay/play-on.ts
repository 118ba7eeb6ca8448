/** Another try from a moment of a finished game: who is to sit where, unless somebody chooses otherwise. */
import type { Chair, Frame, Occupant } from "../../generated/wire";

/** Who moves next was a person: that seat; else the seat one looks through; else the first person's. */
export function ownSeat(chairs: readonly Chair[], next: Frame | undefined, viewer: string): number {
  const people = chairs.filter(({ kind }) => kind === "person").map(({ seat }) => seat);
  const mover = people.find((seat) => seat === next?.seat);
  const looked = chairs.find(({ seat }) => String(seat) === viewer)?.seat;
  return mover ?? looked ?? people[0] ?? 0;
}

/** AI seats as they were, and the strongest for people of then. */
export function occupants(chairs: readonly Chair[], mine: number, strengths: readonly string[]): Occupant[] {
  return chairs.map(({ seat, kind, strength }) => {
    if (seat === mine) return { kind: "me" };
    const same = kind === "ai" && strengths.includes(strength) ? strength : strengths[0];
    return same === undefined ? { kind: "open" } : { kind: "ai", strength: same };
  });
}
