/** Marks that would lie on each other are stacked. */
export interface Stacked {
  x: number;
  /** From 0, the lowest. */
  row: number;
}

/** Places must come in their order. */
export function stack(places: readonly number[], width: number): Stacked[] {
  const ends: number[] = [];
  return places.map((x) => {
    const free = ends.findIndex((end) => end <= x);
    const row = free < 0 ? ends.length : free;
    ends[row] = x + width;
    return { x, row };
  });
}

export function rowsIn(marks: readonly Stacked[]): number {
  return Math.max(1, ...marks.map(({ row }) => row + 1));
}
