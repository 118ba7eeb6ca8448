/** Where one piece may lie on a grid. */
import type { Spot, Tiling } from "../../generated/wire";

export function allSpots({ width, height, forms, taken }: Tiling): Spot[] {
  const full = new Set(taken.map(String));
  const isFree = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && !full.has(String([x, y]));
  return forms.flatMap((cells, rotation) =>
    Array.from({ length: width * height }, (_, at): Spot => ({
      x: at % width,
      y: Math.floor(at / width),
      rotation,
    })).filter((spot) => cells.every(([x, y]) => isFree(x + spot.x, y + spot.y))),
  );
}

export function isSame(one: Spot, other: Spot): boolean {
  return one.x === other.x && one.y === other.y && one.rotation === other.rotation;
}

/** The spot that was wished for, or else the first that is turned the same way. */
export function nearest(spots: readonly Spot[], wish: Spot | undefined): Spot | undefined {
  const same = wish && spots.find((spot) => isSame(spot, wish));
  return same ?? spots.find(({ rotation }) => rotation === wish?.rotation) ?? spots[0];
}

/** `3/4/1`: column and row, counted from 1, and quarter turns. */
export function written({ x, y, rotation }: Spot): string {
  return [x + 1, y + 1, rotation].join("/");
}
