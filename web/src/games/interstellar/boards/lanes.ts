/** Marks that would lie over each other go to lanes of their own. */
export function lanes(places: readonly number[], apart: number): number[] {
  const last: number[] = [];
  const lane = new Array<number>(places.length).fill(0);
  const order = places.map((_, index) => index).sort((one, other) => places[one]! - places[other]!);
  for (const index of order) {
    const place = places[index]!;
    const free = last.findIndex((taken) => place - taken >= apart);
    lane[index] = free < 0 ? last.length : free;
    last[lane[index]] = place;
  }
  return lane;
}
