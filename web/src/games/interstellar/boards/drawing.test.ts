import { describe, expect, test } from "vitest";
import type { PrintedSpace } from "../../../generated/interstellar";
import { chart, sight } from "./journey";
import { lanes } from "./lanes";
import { neighbour } from "./parts/roving";
import { spaces } from "./sample";
import { breadth, hull } from "./ship";

describe("the Journey", () => {
  const nothing = { found: {}, interest_taken: [] };
  const [start, first, interest] = spaces as [PrintedSpace, PrintedSpace, PrintedSpace];

  test("is drawn with every way there is", () => {
    expect(chart(spaces).match(/M/g)).toHaveLength(3 + 5);
    expect(chart(spaces.slice(0, 3))).toBe("M0.5 2.5L1.5 1.5");
  });

  test("shows fog, what was found, and Points of Interest", () => {
    expect(sight(nothing, start)).toEqual({ is: "start" });
    expect(sight(nothing, first)).toEqual({ is: "fog" });
    expect(sight({ ...nothing, found: { "1-1": "galaxy" } }, first)).toEqual({ is: "found", what: "galaxy" });
    expect(sight({ ...nothing, interest_taken: ["1-2"] }, interest)).toEqual({
      is: "interest",
      prestige: 2,
      taken: true,
    });
    expect(sight(nothing, spaces.at(-1)!)).toEqual({ is: "trappist" });
  });
});

describe("the ship", () => {
  test("has a segment for each Mechanism of each module, without gaps", () => {
    const segments = hull(3, 7);
    expect(segments).toHaveLength(21);
    expect(segments.map(({ module }) => module).filter((module) => module === 2)).toHaveLength(7);
    for (const [index, segment] of segments.slice(1).entries())
      expect(segment.left).toBeCloseTo(segments[index]!.right);
  });

  test("is as broad between two marks of its profile as the line between them", () => {
    expect(breadth(0)).toBe(15);
    expect(breadth(0.04)).toBeCloseTo(18);
    expect(breadth(1)).toBe(9);
  });
});

describe("the Reputation scale", () => {
  test("gives marks that would touch lanes of their own", () => {
    expect(lanes([10, 10, 11, 20], 2)).toEqual([0, 1, 2, 0]);
    expect(lanes([4, 2], 2)).toEqual([0, 0]);
  });
});

describe("arrow keys", () => {
  const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 30, y: y * 20 })));
  const from = grid[4]!;

  test("go to the next one that way", () => {
    expect(["ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown"].map((key) => neighbour(from, grid, key))).toEqual([
      1, 3, 5, 7,
    ]);
  });

  test("stay where nothing lies that way", () => {
    expect(neighbour(grid[0]!, grid, "ArrowUp")).toBe(-1);
    expect(neighbour(from, grid, "Enter")).toBe(-1);
  });

  test("go straight on rather than to something nearer aside", () => {
    expect(
      neighbour(
        { x: 0, y: 0 },
        [
          { x: 10, y: 20 },
          { x: 50, y: 0 },
        ],
        "ArrowRight",
      ),
    ).toBe(1);
  });
});
