/** Houston's shapes on the grid: what four spaces make, and what equal numbers may still become (MC-41 to MC-43). */
import type { Printed, Shape, Space } from "../terms";
import { nameAt, pointOf } from "./places";

export const SHAPES: readonly Shape[] = ["L", "J", "S", "Z", "T"];
const CELLS = 4;

export interface Hint {
  shape: Shape;
  value: number;
  have: readonly Space[];
  missing: readonly Space[];
}

interface Grid {
  written: Readonly<Record<Space, number>>;
  struck: readonly Space[];
  circles: Readonly<Record<string, number>>;
}

interface Lying {
  shape: Shape;
  spaces: readonly Space[];
}

/** Every way in which a shape can lie on the board; it turns, but is never mirrored. */
export function layings(printed: Printed): readonly Lying[] {
  const known = new Set(printed.houston.spaces);
  const [width, height] = printed.houston_size;
  const found = new Map<string, Lying>();
  for (const shape of SHAPES) {
    for (const form of printed.shapes[shape] ?? []) {
      for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1) {
          const spaces = form.map(([u, v]) => nameAt([x + u, y + v])).sort();
          if (spaces.every((space) => known.has(space))) found.set(spaces.join(), { shape, spaces });
        }
      }
    }
  }
  return [...found.values()];
}

export function shapeOf(all: readonly Lying[], spaces: readonly Space[]): Shape | undefined {
  const wanted = [...spaces].sort().join();
  return all.find((lying) => lying.spaces.join() === wanted)?.shape;
}

/** Two neighbours or any three equal numbers that lie within a shape whose other spaces are free. */
export function hintsOn(all: readonly Lying[], grid: Grid, circlesEach: number): Hint[] {
  const struck = new Set(grid.struck);
  const hints: Hint[] = [];
  for (const { shape, spaces } of all) {
    if ((grid.circles[shape] ?? 0) >= circlesEach) continue;
    const have = spaces.filter((space) => grid.written[space] !== undefined);
    const [first] = have;
    if (first === undefined || have.length < CELLS - 2 || have.length === CELLS) continue;
    const value = grid.written[first] ?? 0;
    if (have.some((space) => struck.has(space) || grid.written[space] !== value)) continue;
    if (have.length === 2 && !areNeighbours(have[0], have[1])) continue;
    hints.push({ shape, value, have, missing: spaces.filter((space) => !have.includes(space)) });
  }
  return hints;
}

/** What one more number would finish, by the space it would go to: a value, and the shapes it makes there. */
export function finishing(hints: readonly Hint[]): Map<Space, Map<number, Shape[]>> {
  const found = new Map<Space, Map<number, Shape[]>>();
  for (const { value, shape, missing } of hints) {
    const [space, ...others] = missing;
    if (space === undefined || others.length > 0) continue;
    const here = found.get(space) ?? new Map<number, Shape[]>();
    const shapes = here.get(value) ?? [];
    if (!shapes.includes(shape)) here.set(value, [...shapes, shape]);
    found.set(space, here);
  }
  return found;
}

/** Which shapes a pair of this value could grow into, by the spaces they would need. */
export function growing(hints: readonly Hint[], value: number): Map<Space, Shape[]> {
  const found = new Map<Space, Shape[]>();
  for (const hint of hints) {
    if (hint.value !== value || hint.missing.length !== 2) continue;
    for (const space of hint.missing) {
      const shapes = found.get(space) ?? [];
      if (!shapes.includes(hint.shape)) found.set(space, [...shapes, hint.shape]);
    }
  }
  return found;
}

/** Neighbouring numbers that belong together, each pair once; `strong` when only one more is missing. */
export function links(hints: readonly Hint[]): { from: Space; to: Space; strong: boolean }[] {
  const found = new Map<string, { from: Space; to: Space; strong: boolean }>();
  for (const { have, missing } of hints) {
    for (const [from, to] of neighbouring(have)) {
      const strong = missing.length === 1 || found.get(`${from} ${to}`)?.strong === true;
      found.set(`${from} ${to}`, { from, to, strong });
    }
  }
  return [...found.values()];
}

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

function areNeighbours(one: Space | undefined, other: Space | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const [[x, y], [u, v]] = [pointOf(one), pointOf(other)];
  return Math.abs(x - u) + Math.abs(y - v) === 1;
}
