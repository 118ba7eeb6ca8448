import { describe, expect, test } from "vitest";
import { allPlaces, bubbles, endOf, gaugeOn, middle, plate, runs, standAt, stemsOn } from "./pipework";
import { printed } from "../sample";

const ROTATIONS = [0, 1, 2, 3];

describe("the pipe on a tile", () => {
  test("it runs from exit to exit through every cell, whichever way the tile lies", () => {
    for (const id of ["L1", "L6"])
      for (const rotation of ROTATIONS) {
        const cells = printed.shapes.L![rotation]!;
        const exits = printed.tiles[id]!.exits[rotation]!;
        expect(runs(cells, exits)).toEqual([[endOf(exits[0]!), ...cells.map(middle), endOf(exits[1]!)]]);
      }
  });

  test("each step of it leads to a neighbouring cell or over the edge of one", () => {
    for (const rotation of ROTATIONS)
      for (const [id, shape] of [
        ["L1", "L"],
        ["L6", "L"],
        ["T6", "T"],
      ] as const)
        for (const run of runs(printed.shapes[shape]![rotation]!, printed.tiles[id]!.exits[rotation]!))
          run.slice(1).forEach((point, index) => {
            const far = Math.hypot(point.x - run[index]!.x, point.y - run[index]!.y);
            expect([0, 50, 100]).toContain(far);
          });
  });

  test("three arms meet in one cell", () => {
    for (const rotation of ROTATIONS) {
      const arms = runs(printed.shapes.T![rotation]!, printed.tiles.T6!.exits[rotation]!);
      expect(arms).toHaveLength(3);
      expect(new Set(arms.map((arm) => JSON.stringify(arm.at(-1)))).size).toBe(1);
    }
  });
});

describe("what stands on a tile", () => {
  test("stems and the oxygen have cells of their own", () => {
    for (const id of ["L4", "L6", "T2", "T6"])
      for (const rotation of ROTATIONS) {
        const tile = printed.tiles[id]!;
        const cells = printed.shapes[tile.shape]![rotation]!;
        const places = [...stemsOn(tile, cells).map(({ at }) => at), gaugeOn(tile, cells)].map((at) =>
          JSON.stringify(at),
        );
        expect(new Set(places).size).toBe(tile.stems.length + 1);
      }
  });

  test("there are as many bubbles as oxygen units, and none touches another", () => {
    for (const oxygen of [1, 2, 3]) {
      const found = bubbles(oxygen);
      expect(found).toHaveLength(oxygen);
      found.forEach((one, i) =>
        found.slice(i + 1).forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(19)),
      );
    }
  });
});

test("a plate has a corner for each bend of its edge", () => {
  const bends = (d: string): number => d.match(/Q/g)?.length ?? 0;
  expect(ROTATIONS.map((rotation) => bends(plate(printed.shapes.L![rotation]!)))).toEqual([6, 6, 6, 6]);
  expect(ROTATIONS.map((rotation) => bends(plate(printed.shapes.T![rotation]!)))).toEqual([8, 8, 8, 8]);
});

test("edge places stand around the grid, facing it (MC-29)", () => {
  expect(allPlaces(8)).toHaveLength(32);
  expect(standAt("T1", 8)).toEqual({ x: 50, y: -60, angle: 0 });
  expect(standAt("R8", 8)).toEqual({ x: 860, y: 750, angle: 90 });
  expect(standAt("B3", 8)).toEqual({ x: 250, y: 860, angle: 180 });
  expect(standAt("L2", 8)).toEqual({ x: -60, y: 150, angle: 270 });
});
