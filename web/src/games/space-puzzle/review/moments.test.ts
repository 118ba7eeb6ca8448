import { expect, test } from "vitest";
import type { Review } from "../../../generated/space-puzzle";
import type { Frame } from "../../../generated/wire";
import { momentAt } from "../../../lib/table/moments";
import { byScenario, momentsOf, reviewedAt } from "./moments";

const shown = (round: number, noise: string | null = null) => ({ round, laid: [], heap: [], noise });
const revealed = (round: number, noise?: string) => ({
  seq: 0,
  event: { type: "revealed", ai: 0, message: shown(round, noise) },
  text: { id: "" },
});
const frame = (seq: number, ...events: unknown[]): Frame => ({
  seq,
  at: 0,
  seat: 0,
  view: {},
  events: events as Frame["events"],
});
const frames = [
  frame(0),
  frame(1),
  frame(2, revealed(1, "ok"), revealed(1)),
  frame(3),
  frame(4, revealed(2)),
  frame(5, revealed(1)),
];

test("with everything open a message that each side saw otherwise counts once, as the AI saw it", () => {
  const moments = momentsOf(frames);
  expect(moments.map((moment) => [moment.frame, moment.seq, moment.shown.round])).toEqual([
    [2, 2, 1],
    [4, 4, 2],
    [5, 5, 1],
  ]);
  expect(moments[0]?.shown.noise).toBe("ok");
});

test("a moment lasts until the next message", () => {
  const moments = momentsOf(frames);
  expect([0, 1, 2, 3, 4, 5].map((index) => momentAt(moments, index))).toEqual([0, 0, 0, 0, 1, 2]);
});

test("a ladder's scenarios stand apart", () => {
  expect(byScenario(momentsOf(frames)).map((group) => group.length)).toEqual([2, 1]);
});

test("a message is found in the scenario it belongs to", () => {
  const review = {
    scenarios: [{ messages: [{ seq: 2 }, { seq: 4 }] }, { messages: [{ seq: 5 }] }],
  } as unknown as Review;
  expect(reviewedAt(review, 5)?.scenario).toBe(review.scenarios[1]);
  expect(reviewedAt(review, 4)?.message).toBe(review.scenarios[0]?.messages[1]);
  expect(reviewedAt(review, 3)).toBeUndefined();
});
