/** Houston's shapes on the grid, for drawing them. */
import type { Shape, Space } from "../../terms";
import { pointOf } from "../places";

export const SHAPES: readonly Shape[] = ["L", "J", "S", "Z", "T"];
const CELLS = 4;

export function neighbouring(spaces: readonly Space[]): [Space, Space][] {
  return spaces.flatMap((from, at) =>
    spaces
      .slice(at + 1)
      .filter((to) => areNeighbours(from, to))
      .map((to): [Space, Space] => [from, to]),
  );
}

/** The shapes that were struck out, in order (MC-42). */
export function struckShapes(struck: readonly Space[]): Space[][] {
  return Array.from({ length: struck.length / CELLS }, (_, at) => struck.slice(at * CELLS, at * CELLS + CELLS));
}

function areNeighbours(one: Space, other: Space): boolean {
  const [[x, y], [u, v]] = [pointOf(one), pointOf(other)];
  return Math.abs(x - u) + Math.abs(y - v) === 1;
}
