/** Where in a replay each message was revealed, and how this viewer saw it. */
import type { Event, Review, ReviewedMessage, ReviewedScenario, Shown, View } from "../../../generated/space-puzzle";
import type { Frame } from "../../../generated/wire";

export interface Moment {
  /** The replay's frame, from 0. */
  frame: number;
  /** The log's entry that revealed it. */
  seq: number;
  shown: Shown;
  view: View;
}

export function momentsOf(frames: readonly Frame[]): Moment[] {
  return frames.flatMap((frame, at) =>
    frame.events
      .map(({ event }) => event as Event)
      .filter((event) => event.type === "revealed")
      // With everything open both sides' sights are told; the AI's knows the noise.
      .slice(0, 1)
      .map((event) => ({ frame: at, seq: frame.seq, shown: event.message, view: frame.view as View })),
  );
}

/** Moments of one scenario after the other: a ladder has several. */
export function byScenario(moments: readonly Moment[]): Moment[][] {
  const groups: Moment[][] = [];
  for (const moment of moments) {
    const last = groups.at(-1);
    if (last && moment.shown.round > (last.at(-1)?.shown.round ?? 0)) last.push(moment);
    else groups.push([moment]);
  }
  return groups;
}

export interface Found {
  scenario: ReviewedScenario;
  message: ReviewedMessage;
}

export function reviewedAt(review: Review, seq: number): Found | undefined {
  for (const scenario of review.scenarios) {
    const message = scenario.messages.find((one) => one.seq === seq);
    if (message) return { scenario, message };
  }
  return undefined;
}
