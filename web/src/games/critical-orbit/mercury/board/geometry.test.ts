import { describe, expect, test } from "vitest";
import {
  blocked,
  type Exit,
  exitsAt,
  fits,
  keptInside,
  meeting,
  nearestFit,
  snapped,
  towards,
  turnedAbout,
  turnedToFit,
} from "./geometry";
import { fieldFor, printed } from "../sample";

const at = (x: number, y: number, rotation = 0) => ({ x, y, rotation });

describe("snapping to the grid (MC-27)", () => {
  test("the held cell comes to lie under the pointer, however the tile is turned", () => {
    for (const rotation of [0, 1, 2, 3])
      for (const grip of [0, 1, 2, 3]) {
        const [gx, gy] = printed.shapes.L![rotation]![grip]!;
        const spot = snapped(fieldFor("L"), rotation, grip, { x: 3.7, y: 4.4 });
        expect([spot.x + gx, spot.y + gy]).toEqual([3, 4]);
      }
  });

  test("a tile is drawn to a place near by where it fits", () => {
    expect(snapped(fieldFor("L"), 0, 0, { x: 0.4, y: -0.1 })).toEqual(at(0, 0));
    expect(snapped(fieldFor("L", [[3, 3]]), 0, 0, { x: 3.9, y: 3.5 })).toEqual(at(4, 3));
  });

  test("far from any such place it lies where it is held, and does not fit", () => {
    const field = fieldFor("L", [
      [3, 3],
      [2, 3],
      [4, 3],
    ]);
    const spot = snapped(field, 0, 0, { x: 3.5, y: 3.5 });
    expect(spot).toEqual(at(3, 3));
    expect(fits(field, spot)).toBe(false);
    expect(blocked(field, spot)).toEqual([[3, 3]]);
  });

  test("cells beyond the edge are blocked", () => {
    expect(blocked(fieldFor("L"), at(7, 6))).toEqual([
      [7, 8],
      [8, 8],
    ]);
    expect(keptInside(fieldFor("L"), at(7, 6))).toEqual(at(6, 5));
    expect(keptInside(fieldFor("L"), at(-2, 3, 1))).toEqual(at(0, 3, 1));
  });
});

describe("turning (MC-26)", () => {
  test("the held cell stays where it is, and four quarters bring everything back", () => {
    for (const grip of [0, 1, 2, 3]) {
      let spot = at(3, 3);
      const cell = (rotation: number) => printed.shapes.T![rotation]![grip]!;
      for (let quarter = 0; quarter < 4; quarter++) {
        const next = turnedAbout(fieldFor("T"), spot, grip, 1);
        expect([next.x + cell(next.rotation)[0], next.y + cell(next.rotation)[1]]).toEqual([
          spot.x + cell(spot.rotation)[0],
          spot.y + cell(spot.rotation)[1],
        ]);
        spot = next;
      }
      expect(spot).toEqual(at(3, 3));
    }
  });

  test("in a corner it turns about another cell", () => {
    const [corner, bend] = [at(0, 5), 2];
    expect(fits(fieldFor("L"), turnedAbout(fieldFor("L"), corner, bend, 1))).toBe(false);
    const there = turnedToFit(fieldFor("L"), corner, bend, 1);
    expect(there && fits(fieldFor("L"), there)).toBe(true);
    expect(there?.rotation).toBe(1);
  });

  test("hemmed in on all sides it cannot be turned", () => {
    const own = new Set(["3,3", "3,4", "3,5", "4,5"]);
    const taken: [number, number][] = [];
    for (let x = 0; x < 8; x++) for (let y = 0; y < 8; y++) if (!own.has(`${x},${y}`)) taken.push([x, y]);
    expect(turnedToFit(fieldFor("L", taken), at(3, 3), 1, 1)).toBeUndefined();
    expect(nearestFit(fieldFor("L", taken), 0, { x: 0, y: 0 })).toEqual(at(3, 3));
    expect(nearestFit(fieldFor("L", taken), 1, { x: 0, y: 0 })).toBeUndefined();
  });
});

describe("ends that meet (MC-37)", () => {
  const tile = printed.tiles.L1!;

  test("exits are the printed ones, moved", () => {
    expect(exitsAt(tile, at(2, 3, 1))).toEqual([
      [
        [4, 3],
        [1, 0],
      ],
      [
        [2, 4],
        [0, 1],
      ],
    ]);
  });

  test("an end meets the end that looks back at it, and only that one", () => {
    const above = exitsAt(printed.tiles.T2!, at(1, 1, 0));
    expect(meeting(exitsAt(tile, at(2, 3)), above, [])).toEqual([
      [
        [2, 3],
        [0, -1],
      ],
    ]);
    expect(meeting(exitsAt(tile, at(3, 3)), above, [])).toEqual([]);
  });

  test("an end at the border meets a canister at its place", () => {
    const mouths: Exit[] = [
      [
        [2, 0],
        [0, -1],
      ],
      [
        [0, 0],
        [-1, 0],
      ],
    ];
    expect(meeting(exitsAt(tile, at(2, 0)), [], mouths)).toEqual([
      [
        [2, 0],
        [0, -1],
      ],
    ]);
  });
});

test("arrow keys go to the nearest piece that way", () => {
  const others = [
    { x: 5, y: 1 },
    { x: 3, y: 4 },
    { x: 0, y: 1 },
  ];
  expect(towards({ x: 2, y: 1 }, others, [1, 0])).toBe(0);
  expect(towards({ x: 2, y: 1 }, others, [0, 1])).toBe(1);
  expect(towards({ x: 2, y: 1 }, others, [-1, 0])).toBe(2);
  expect(towards({ x: 2, y: 1 }, others, [0, -1])).toBe(-1);
});
