/** Boards open in fixed places, so that nothing else moves. */

export interface Places<T> {
  readonly open: readonly T[];
  /** The place that was turned to last. */
  readonly latest: number;
}

/** Opens one more: it keeps its place if it has one, takes a free one, else the place after the latest. */
export function opened<T>({ open, latest }: Places<T>, one: T, places: number): Places<T> {
  const at = open.indexOf(one);
  if (at >= 0 && at < places) return { open, latest: at };
  const place = open.length < places ? open.length : (latest + 1) % places;
  return { open: Object.assign([...open].slice(0, places), { [place]: one }), latest: place };
}
