/** A row of tokens: only their order counts (SR-LINE). */

export function inserted(row: readonly string[], id: string, at: number): string[] {
  const others = row.filter((other) => other !== id);
  const place = Math.min(Math.max(at, 0), others.length);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/** Where a key takes a token of the row; undefined for keys that move nothing. */
export function placeByKey(key: string, at: number, length: number): number | undefined {
  const places: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: length - 1 };
  const to = places[key];
  return to === undefined ? undefined : Math.min(Math.max(to, 0), length - 1);
}

/** Before which of the others a token falls that is let go at `x`: one for each middle that lies left of it. */
export function placeFor(x: number, middles: readonly number[]): number {
  return middles.filter((middle) => middle < x).length;
}
