/** Where spaces lie, and where a key leads from one to the next. */
import type { Printed, Space } from "../terms";

export type Point = readonly [x: number, y: number];
export type Places = ReadonlyMap<Space, Point>;

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const GRIDS_ABREAST = 2;

/** Of a space on Houston's board, or within one of Bengaluru's grids. */
export function pointOf(space: Space): Point {
  const word = space.slice(space.indexOf("-") + 1);
  return [LETTERS.indexOf(word.charAt(0)), Number(word.slice(1)) - 1];
}

export function nameAt([x, y]: Point): Space {
  return `${LETTERS.charAt(x)}${y + 1}`;
}

export function letters(count: number): string[] {
  return [...LETTERS.slice(0, count)];
}

export function gridOf(space: Space): string {
  return space.slice(0, space.indexOf("-"));
}

export function columnOf(box: Space): number {
  return Number(gridOf(box));
}

export function houstonPlaces(printed: Printed): Places {
  return new Map(printed.houston.spaces.map((space) => [space, pointOf(space)]));
}

/** Two grids abreast, as they are drawn. */
export function bengaluruPlaces(printed: Printed): Places {
  const names = Object.keys(printed.grids);
  const stride = Math.max(...Object.values(printed.grids)) + 1;
  return new Map(
    printed.bengaluru.spaces.map((space): [Space, Point] => {
      const at = names.indexOf(gridOf(space));
      const [x, y] = pointOf(space);
      return [space, [x + (at % GRIDS_ABREAST) * stride, y + Math.floor(at / GRIDS_ABREAST) * stride]];
    }),
  );
}

export function colognePlaces(printed: Printed): Places {
  return new Map(
    printed.cologne.spaces.map((box): [Space, Point] => [
      box,
      [columnOf(box), Number(box.slice(box.indexOf("-") + 1))],
    ]),
  );
}

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next space in the key's direction, over gaps and as straight as can be; or the first or last of the row. */
export function placeByKey(places: Places, from: Space, key: string): Space | undefined {
  const here = places.get(from);
  if (!here) return undefined;
  if (key === "Home" || key === "End") {
    const row = [...places].filter(([, [, y]]) => y === here[1]).sort(([, [a]], [, [b]]) => a - b);
    return row.at(key === "Home" ? 0 : -1)?.[0];
  }
  const step = STEPS[key];
  if (!step) return undefined;
  let best: Space | undefined;
  let least = Infinity;
  for (const [space, [x, y]] of places) {
    const [right, down] = [x - here[0], y - here[1]];
    const ahead = right * step[0] + down * step[1];
    const aside = Math.abs(right * step[1]) + Math.abs(down * step[0]);
    const far = ahead + aside * places.size;
    if (ahead > 0 && far < least) [best, least] = [space, far];
  }
  return best;
}
