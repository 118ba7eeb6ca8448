/** The corners of the chart, in the order in which Bases' plates take them: the upper left, the upper right, the lower two. */
import type { Printed, View } from "../../terms";
import { beadsOn, lengthOf } from "../planets/beads";

/** The quadrant before each corner. */
const QUADRANTS = [1, 0, 2, 3] as const;
/** So many of the outermost orbits come near a corner. */
const NEAR = 2;

/** Where something larger than a plate covers least: the corner that is free and has the fewest beads before it. */
export function emptiestCorner({ view, printed }: { view: View; printed: Printed }, taken: number): number {
  const outermost = printed.planets.slice(-NEAR);
  const strungBefore = (corner: number): number =>
    outermost.reduce(
      (sum, { id }) => sum + (view.quadrants[id] === QUADRANTS[corner] ? lengthOf(beadsOn(view, id)) : 0),
      0,
    );
  const free = [...QUADRANTS.keys()].slice(Math.min(taken, QUADRANTS.length - 1));
  return free.reduce((best, corner) => (strungBefore(corner) < strungBefore(best) ? corner : best));
}
