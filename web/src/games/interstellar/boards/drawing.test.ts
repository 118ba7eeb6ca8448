import { describe, expect, test } from "vitest";
import { goalsOf, isMet, mechanismsPerModule } from "./goals";
import { chart, leadsTo, nextArrival, sight, spacesOf } from "./journey";
import { lanes } from "./lanes";
import { priceFor } from "./prices";
import { stretches, worthOf } from "./reputation";
import { neighbour } from "./roving";
import { position, printed } from "./sample";
import { breadth, hull } from "./ship";

describe("the Journey", () => {
  const { journey } = printed;

  test("has one start, nine columns of five and one end (HV-20)", () => {
    const spaces = spacesOf(journey);
    expect(spaces).toHaveLength(1 + 9 * 5 + 1);
    expect([spaces[0], spaces.at(-1)]).toEqual(["0-3", "10-3"]);
  });

  test("leads straight ahead or one row aside, and from everywhere to Trappist", () => {
    expect(leadsTo(journey, "4-1", "5-2")).toBe(true);
    expect(leadsTo(journey, "4-1", "5-3")).toBe(false);
    expect(leadsTo(journey, "4-1", "6-1")).toBe(false);
    expect(leadsTo(journey, "9-5", "10-3")).toBe(true);
    expect(chart(journey).match(/M/g)).toHaveLength(3 + 8 * 13 + 5);
  });

  test("shows fog, what was found, and Points of Interest", () => {
    expect(sight(journey, {}, [], "1-1")).toEqual({ is: "fog" });
    expect(sight(journey, { "1-1": "galaxy" }, [], "1-1")).toEqual({ is: "found", what: "galaxy" });
    expect(sight(journey, {}, ["4-5"], "4-5")).toEqual({ is: "interest", prestige: 3, taken: true });
    expect(sight(journey, {}, [], "10-3")).toEqual({ is: "trappist" });
  });

  test("ends with less for whoever comes later; the Government's Probe takes no place", () => {
    expect([[], [-1], [-1, 0], [0, 1, 2, 3]].map((arrived) => nextArrival(journey, arrived))).toEqual([10, 10, 7, 0]);
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

describe("goals", () => {
  test("are counted for as many as play, H.A.L.L. included (L606)", () => {
    const view = position({ modules: 3, saved: 27, arrived: [-1] });
    expect(mechanismsPerModule(view, printed)).toBe(9);
    expect(goalsOf(view, printed).map(isMet)).toEqual([true, false, true]);
  });
});

describe("the Reputation scale (HV-22)", () => {
  test("is cut where its worth changes", () => {
    expect(stretches(printed.reputation).at(0)).toEqual({ from: 0, to: 4, worth: -3 });
    expect(stretches(printed.reputation).at(-1)).toEqual({ from: 45, to: 49, worth: 37 });
    expect([4, 5, 24, 30].map((points) => worthOf(printed.reputation, points))).toEqual([-3, 0, 7, 16]);
  });

  test("gives marks that would touch lanes of their own", () => {
    expect(lanes([10, 10, 11, 20], 2)).toEqual([0, 1, 2, 0]);
    expect(lanes([4, 2], 2)).toEqual([0, 0]);
  });
});

test("better prices are better both ways, and never free (HV-10)", () => {
  expect(priceFor(printed.market, "sell", 2)).toBe(3);
  expect(priceFor(printed.market, "sell", 2, 2)).toBe(5);
  expect(priceFor(printed.market, "buy", 4, 2)).toBe(8);
  expect(priceFor(printed.market, "buy", 0, 2)).toBe(1);
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
