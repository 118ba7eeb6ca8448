import { describe, expect, it } from "vitest";
import type { ReviewedBoard } from "../../../generated/critical-orbit";
import { difference } from "./difference";
import { rowsIn, stack } from "./marks";

describe("marks", () => {
  it("stand in one row where there is room", () => {
    expect(stack([0, 20, 40], 18).map(({ row }) => row)).toEqual([0, 0, 0]);
  });

  it("are stacked where they would lie on each other", () => {
    const marks = stack([0, 5, 10, 30], 18);
    expect(marks.map(({ row }) => row)).toEqual([0, 1, 2, 0]);
    expect(rowsIn(marks)).toBe(3);
    expect(rowsIn([])).toBe(1);
  });
});

describe("the difference between two boards", () => {
  const spot = (x: number): { x: number; y: number; rotation: number } => ({ x, y: 0, rotation: 0 });
  const board = (more: Partial<ReviewedBoard>): ReviewedBoard => ({
    canisters: { "yellow-round": "T1" },
    unlocked: [],
    tiles: ["L1", "J1", "S1"],
    spots: {},
    covered: [],
    connected: [],
    missing: [],
    fed: [],
    oxygen: 0,
    ...more,
  });

  it("names what is laid, moved, covered and shifted", () => {
    const from = board({ spots: { L1: spot(0), J1: spot(3) }, connected: ["J1"] });
    const to = board({
      spots: { L1: spot(1), S1: spot(5) },
      covered: ["S1-white"],
      canisters: { "yellow-round": "T4" },
    });
    expect(difference(from, to)).toEqual({
      laid: ["S1"],
      moved: ["L1"],
      lifted: ["J1"],
      covered: ["S1-white"],
      shifted: ["yellow-round"],
    });
  });

  it("is nothing between equal boards", () => {
    const same = board({ spots: { L1: spot(0) } });
    expect(Object.values(difference(same, same)).flat()).toEqual([]);
  });
});
