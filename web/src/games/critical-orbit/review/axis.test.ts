import { describe, expect, it } from "vitest";
import type { Frame } from "../../../generated/wire";
import { frameOf } from "../../../lib/table/replay.svelte";
import { byMinutes, byTurns, clockOf } from "./axis";

function frame(seq: number, at: number, turn: number, more: object = {}): Frame {
  const view = { turn, phase: turn === 0 ? "ready" : "enter", clock: { deadline: null, left: null }, ...more };
  return { seq, at, seat: 0, view, events: [] };
}

const frames = [
  frame(0, 0, 0),
  frame(1, 5_000, 0, { phase: "roll" }),
  frame(2, 10_000, 1),
  frame(3, 40_000, 1, { clock: { deadline: null, left: 1 } }),
  frame(4, 100_000, 1),
  frame(5, 125_000, 2),
];

describe("the mission's clock", () => {
  it("begins with the mission and stands still in a pause", () => {
    expect(clockOf(frames)).toEqual([0, 0, 5_000, 35_000, 35_000, 60_000]);
  });
});

describe("an axis of turns", () => {
  const axis = byTurns(frames);

  it("gives every turn the same room", () => {
    expect(axis.ticks).toEqual([
      { at: 0, label: 1 },
      { at: 0.5, label: 2 },
    ]);
    expect(axis.at(2)).toBe(0);
    expect(axis.at(3)).toBeCloseTo(1 / 6);
    expect(axis.at(5)).toBe(0.5);
  });

  it("puts what comes before the first turn at its beginning", () => {
    expect(axis.at(0)).toBe(0);
  });
});

describe("an axis of minutes", () => {
  it("follows the clock", () => {
    const axis = byMinutes(frames);
    expect(axis.ticks).toEqual([
      { at: 0, label: 0 },
      { at: 1, label: 1 },
    ]);
    expect(axis.at(3)).toBeCloseTo(35 / 60);
  });

  it("does without a clock", () => {
    expect(byMinutes([frame(0, 0, 0)]).at(0)).toBe(0);
  });
});

describe("frames", () => {
  it("finds the one that shows an entry, or the last before it", () => {
    expect(frameOf(frames, 4)).toBe(4);
    expect(frameOf(frames, 99)).toBe(5);
    expect(
      frameOf(
        frames.filter(({ seq }) => seq !== 3),
        3,
      ),
    ).toBe(2);
  });
});
