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

/** The shapes' cells, unturned. */
const SHAPES: Record<string, [number, number][][]> = {
  L: [cells("00 01 02 12")],
  J: [cells("10 11 12 02")],
  S: [cells("20 10 11 01")],
  Z: [cells("00 10 11 21")],
  T: [cells("00 10 20 11")],
};

function cells(words: string): [number, number][] {
  return words.split(" ").map((word): [number, number] => [Number(word[0]), Number(word[1])]);
}

const GRIDS = { A: 4, B: 4, X: 5, Y: 5 };
const COLUMNS = [
  { boxes: 3, cells: 10 },
  { boxes: 5, cells: 18 },
  { boxes: 4, cells: 14 },
];
const EMPTY: PrintedBoard = { spaces: [], near: {}, seeds: {}, stars: {} };

function rowsOf(grid: string, size: number): string[][] {
  const { spaces } = readBoard(Array<string>(size).fill(".".repeat(size)), `${grid}-`);
  return Array.from({ length: size }, (_, row) => spaces.slice(row * size, (row + 1) * size));
}

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
    squares_each_shape: 4,
    grid_lines: Object.fromEntries(Object.entries(GRIDS).map(([grid, size]) => [grid, rowsOf(grid, size)])),
    grid_circles: Object.fromEntries(
      Object.entries(GRIDS).map(([grid, size]) => [grid, { count: size * 2, halves_at: [size, size * 2] }]),
    ),
    column_boxes: COLUMNS.map((column, at) => Array.from({ length: column.boxes }, (_, row) => `${at + 1}-${row + 1}`)),
  } as unknown as Printed;
}
