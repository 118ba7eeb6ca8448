/** Where the pages of a tier lie on the star map: along a route that winds from row to row. */

export interface Star {
  /** In columns and rows; the middle of a star. */
  x: number;
  y: number;
}

const NARROWEST = 4;
const WIDEST = 12;
/** Wide enough for a finger, with room for the route between. */
export const COLUMN_PX = 58;
export const ROW_PX = 66;
/** How far stars lie off their row, in rows: enough for a sky, and never so far that two touch. */
const OFF = [0.06, -0.12, 0.13, -0.05, 0.1, -0.13, 0.02] as const;

export function columnsIn(width: number): number {
  return Math.max(NARROWEST, Math.min(WIDEST, Math.floor(width / COLUMN_PX)));
}

/** Left to right, then right to left: neighbours in the book are neighbours in the sky. */
export function routeOf(count: number, columns: number): Star[] {
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const along = index % columns;
    const column = row % 2 === 0 ? along : columns - 1 - along;
    return { x: column + 0.5, y: row + 0.5 + (OFF[index % OFF.length] ?? 0) };
  });
}

export function rowsOf(count: number, columns: number): number {
  return Math.max(1, Math.ceil(count / columns));
}

/** The route as points of a line. */
export function lineOf(stars: readonly Star[]): string {
  return stars.map(({ x, y }) => `${x * COLUMN_PX},${y * ROW_PX}`).join(" ");
}
