/** The edge places around the Mercury board (MC-29). */

/** `T3`: the third place of the top side, counted from the left; left and right are counted from the top. */
export type Place = string;
export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const SIDES = ["T", "R", "B", "L"] as const;
const STEPS: Record<Direction, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function allPlaces(size: number): Place[] {
  return SIDES.flatMap((side) => Array.from({ length: size }, (_, index) => `${side}${index + 1}`));
}

/** Column and row in a picture with the board in the middle and one more cell on every side, counted from 0. */
export function cellOf(place: Place, size: number): readonly [number, number] {
  const number = Number(place.slice(1));
  if (place.startsWith("T")) return [number, 0];
  if (place.startsWith("B")) return [number, size + 1];
  return [place.startsWith("L") ? 0 : size + 1, number];
}

/** Where an arrow key leads: along the side, around its corner, or straight across the board. */
export function nextPlace(from: Place, key: Direction, size: number): Place {
  const far = size + 1;
  const [dx, dy] = STEPS[key];
  let [x, y] = cellOf(from, size);
  const isEdge = (value: number): boolean => value === 0 || value === far;
  do {
    x += dx;
    y += dy;
    if (x < 0 || y < 0 || x > far || y > far) return from;
  } while (!isEdge(x) && !isEdge(y));
  if (isEdge(x) && isEdge(y)) {
    if (dx) y = y === 0 ? 1 : size;
    else x = x === 0 ? 1 : size;
  }
  if (isEdge(y)) return `${y === 0 ? "T" : "B"}${x}`;
  return `${x === 0 ? "L" : "R"}${y}`;
}

/** `yellow-round`: the canister's colour, and its form. */
export const colourOf = (canister: string): string => canister.split("-")[0] ?? "";
