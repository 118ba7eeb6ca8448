/** Boards drawn in letters, for tests. */
import type { Printed, PrintedBoard } from "../terms";
import { nameAt } from "./places";

/** `.` is free, `#` dark, a digit is written. */
export function readBoard(rows: readonly string[], prefix = ""): PrintedBoard {
  const signs = new Map(
    rows.flatMap((row, y) =>
      [...row].flatMap((sign, x) => (sign === "#" ? [] : [[prefix + nameAt([x, y]), sign] as const])),
    ),
  );
  return {
    spaces: [...signs.keys()],
    near: {},
    seeds: Object.fromEntries(
      [...signs].filter(([, sign]) => /\d/.test(sign)).map(([space, sign]) => [space, Number(sign)]),
    ),
    stars: {},
  };
}

/** The shapes' cells in their four turns, as the server prints them (MC-41). */
const SHAPES: Printed["shapes"] = {
  L: turns([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 2],
  ]),
  J: turns([
    [1, 0],
    [1, 1],
    [1, 2],
    [0, 2],
  ]),
  S: turns([
    [2, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]),
  Z: turns([
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
  ]),
  T: turns([
    [0, 0],
    [1, 0],
    [2, 0],
    [1, 1],
  ]),
};

function turns(cells: [number, number][]): [number, number][][] {
  const found = [cells];
  while (found.length < 4) {
    const turned = (found.at(-1) ?? []).map(([x, y]): [number, number] => [-y, x]);
    const [left, top] = [Math.min(...turned.map(([x]) => x)), Math.min(...turned.map(([, y]) => y))];
    found.push(turned.map(([x, y]) => [x - left, y - top]));
  }
  return found;
}

const GRIDS = { A: 4, B: 4, X: 5, Y: 5 };
const COLUMNS = [
  { boxes: 3, cells: 10 },
  { boxes: 5, cells: 18 },
  { boxes: 4, cells: 14 },
];
const EMPTY: PrintedBoard = { spaces: [], near: {}, seeds: {}, stars: {} };

export function printedSample({ houston }: { houston: PrintedBoard }): Printed {
  const grids = Object.entries(GRIDS).flatMap(
    ([grid, size]) => readBoard(Array<string>(size).fill(".".repeat(size)), `${grid}-`).spaces,
  );
  const boxes = COLUMNS.flatMap((column, at) =>
    Array.from({ length: column.boxes }, (_, row) => `${at + 1}-${row + 1}`),
  );
  const width = Math.max(...houston.spaces.map((space) => space.charCodeAt(0) - 96));
  const height = Math.max(...houston.spaces.map((space) => Number(space.slice(1))));
  return {
    shapes: SHAPES,
    circles_each_shape: 6,
    houston: { ...houston, near: Object.fromEntries(houston.spaces.map((space) => [space, []])) },
    houston_size: [width, height],
    bengaluru: { ...EMPTY, spaces: grids },
    grids: GRIDS,
    blind_grids: ["A", "B"],
    cologne: { ...EMPTY, spaces: boxes },
    columns: COLUMNS,
    locks: [1, 3],
  } as unknown as Printed;
}
