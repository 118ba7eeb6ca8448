import { expect, test } from "vitest";
import type { ReviewedRound } from "../../../generated/contact";
import type { Frame } from "../../../generated/wire";
import { momentAt } from "../../../lib/table/moments";
import { momentsOf } from "./moments";

const frame = (...types: string[]): Frame => ({
  seq: 0,
  at: 0,
  seat: null,
  view: null,
  events: types.map((type) => ({ seq: 0, event: { type }, text: { id: "x" } })),
});
const round = (number: number, count: number): ReviewedRound => ({
  round: number,
  source: 0,
  target: "A",
  prize: 1,
  won: true,
  transmissions: Array.from({ length: count }, () => ({}) as ReviewedRound["transmissions"][number]),
});

test("transmissions are found in the replay and the replay finds its transmission", () => {
  const frames = [
    frame(),
    frame("round-began"),
    frame("transmitted"),
    frame("repeat-asked"),
    frame("transmitted"),
    frame("guessed", "round-ended"),
    frame("round-began"),
    frame("transmitted"),
  ];
  const moments = momentsOf([round(1, 2), round(2, 1)], frames);
  expect(moments.map((moment) => moment.frame)).toEqual([2, 4, 7]);
  expect([0, 2, 3, 4, 6, 7].map((at) => momentAt(moments, at))).toEqual([0, 0, 0, 1, 1, 2]);
});
