/** The sixteen rooms of the ship map: a column from a to d, a row from 1 at the top. */
const SIDE = 4;
export const COLUMNS = ["a", "b", "c", "d"] as const;
export const ROWS = [1, 2, 3, 4] as const;
/** In reading order, as a view lists its rooms. */
export const CELLS: readonly string[] = ROWS.flatMap((row) => COLUMNS.map((column) => `${column}${row}`));

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What `cellByKey` understands. */
export const MAP_KEYS: readonly string[] = [...Object.keys(STEPS), "Home", "End"];

function placeOf(cell: string): [number, number] {
  const index = CELLS.indexOf(cell);
  return [index % SIDE, Math.floor(index / SIDE)];
}

/** Where a key takes the focus: one room on, or to the end of the row. */
export function cellByKey(from: string, key: string): string | undefined {
  const [x, y] = placeOf(from);
  if (key === "Home") return CELLS[y * SIDE];
  if (key === "End") return CELLS[y * SIDE + SIDE - 1];
  const step = STEPS[key];
  if (!step) return undefined;
  const [column, row] = [x + step[0], y + step[1]];
  return column < 0 || row < 0 || column >= SIDE || row >= SIDE ? undefined : CELLS[row * SIDE + column];
}

/** SP-14: a cell after quarter turns of the card, clockwise. */
export function turnedCell(cell: string, turns: number): string {
  let [x, y] = placeOf(cell);
  for (let turn = 0; turn < turns; turn += 1) [x, y] = [SIDE - 1 - y, x];
  return CELLS[y * SIDE + x] ?? cell;
}
