/** Where in a replay each transmission of the review was sent. */
import type { Event as ContactEvent, ReviewedRound } from "../../../generated/contact";
import type { Frame } from "../../../generated/wire";

export interface Moment {
  round: number;
  /** Among the round's transmissions, from 0. */
  index: number;
  /** The replay's frame, from 0. */
  frame: number;
}

export function momentsOf(rounds: readonly ReviewedRound[], frames: readonly Frame[]): Moment[] {
  const sent = frames.flatMap((frame, at) =>
    frame.events.some(({ event }) => (event as ContactEvent).type === "transmitted") ? [at] : [],
  );
  return rounds
    .flatMap(({ round, transmissions }) => transmissions.map((_, index) => ({ round, index })))
    .map((moment, order) => ({ ...moment, frame: sent[order] ?? 0 }));
}
