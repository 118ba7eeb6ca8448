/** Where planets' names stand: beside their planets, on nothing else. */
import type { Point, Size } from "../chart/geometry";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Name extends Size {
  id: string;
  /** Its planet's middle, and from there to its edge. */
  planet: Point;
  rim: number;
}

const NEAR = [1, 6, 12, 20, 30, 42] as const;
const DIAGONAL = 0.8;
/** As they are tried; rather close than in the first direction. */
const DIRECTIONS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: DIAGONAL, y: DIAGONAL },
  { x: 0, y: 1 },
  { x: -DIAGONAL, y: DIAGONAL },
  { x: DIAGONAL, y: -DIAGONAL },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: -DIAGONAL, y: -DIAGONAL },
];
/** Nothing is worse than lying on something. */
const COVERED = 1_000;

export function boxAround({ x, y }: Point, width: number, height = width): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** The middle of each name; one after the other takes the best place that is left. */
export function placeNames(names: readonly Name[], taken: readonly Box[], board: Size): Record<string, Point> {
  const all = [...taken];
  return Object.fromEntries(
    names.map((name) => {
      const places = NEAR.flatMap((gap) => DIRECTIONS.map((way) => beside(name, way, gap)));
      const costs = places.map((place, index) => index + COVERED * covered(name, place, all, board));
      const best = places[costs.indexOf(Math.min(...costs))] ?? name.planet;
      all.push(boxAround(best, name.width, name.height));
      return [name.id, best];
    }),
  );
}

function beside({ planet, rim, width, height }: Name, way: Point, gap: number): Point {
  return {
    x: planet.x + way.x * (rim + gap) + (Math.sign(way.x) * width) / 2,
    y: planet.y + way.y * (rim + gap) + (Math.sign(way.y) * height) / 2,
  };
}

/** How much of it lies on something, or beyond the board. */
function covered({ width, height }: Name, place: Point, taken: readonly Box[], board: Size): number {
  const box = boxAround(place, width, height);
  const inside = shared(box, { left: 0, top: 0, right: board.width, bottom: board.height });
  return taken.reduce((sum, other) => sum + shared(box, other), width * height - inside);
}

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(wide, 0) * Math.max(high, 0);
}
