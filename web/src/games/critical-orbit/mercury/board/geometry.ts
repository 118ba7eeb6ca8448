/** The Mercury board as a grid of cells: where tiles would lie and which ends would meet. Counted in cells from 0. */
import type { Spot, Tiling } from "../../../../generated/wire";
import type { PrintedTile } from "../../terms";

export type Cell = readonly [number, number];
/** A cell and the way in which a pipe leaves it. */
export type Exit = readonly [Cell, Cell];
export interface Point {
  x: number;
  y: number;
}

/** How far a tile lets itself be drawn to a place where it fits. */
const REACH = 0.8;
const QUARTERS = 4;

export function cellsAt(form: readonly Cell[], { x, y }: Spot): Cell[] {
  return form.map(([cx, cy]) => [cx + x, cy + y]);
}

export function exitsAt(tile: PrintedTile, { x, y, rotation }: Spot): Exit[] {
  return (tile.exits[rotation] ?? []).map(([[cx, cy], way]) => [[cx + x, cy + y], way]);
}

export function sameSpot(one: Spot | undefined, other: Spot | undefined): boolean {
  return one?.x === other?.x && one?.y === other?.y && one?.rotation === other?.rotation;
}

/** The cells of a spot that are outside the grid or taken. */
export function blocked(field: Tiling, spot: Spot): Cell[] {
  const taken = new Set(field.taken.map(String));
  const inside = ([x, y]: Cell): boolean => x >= 0 && y >= 0 && x < field.width && y < field.height;
  return cellsAt(field.forms[spot.rotation] ?? [], spot).filter((cell) => !inside(cell) || taken.has(String(cell)));
}

export function fits(field: Tiling, spot: Spot): boolean {
  return spot.rotation in field.forms && blocked(field, spot).length === 0;
}

/** Where a tile comes to lie that is held by one of its cells, with that cell's middle here: the nearest place it fits, if one is near. */
export function snapped(field: Tiling, rotation: number, grip: number, at: Point): Spot {
  const [gx, gy] = field.forms[rotation]?.[grip] ?? [0, 0];
  const corner = { x: at.x - 0.5 - gx, y: at.y - 0.5 - gy };
  const nearest = { x: Math.round(corner.x), y: Math.round(corner.y), rotation };
  const around: (Spot & { far: number })[] = [];
  for (let x = Math.floor(corner.x); x <= Math.ceil(corner.x); x++)
    for (let y = Math.floor(corner.y); y <= Math.ceil(corner.y); y++)
      around.push({ x, y, rotation, far: Math.hypot(x - corner.x, y - corner.y) });
  const found = around.filter((spot) => spot.far <= REACH && fits(field, spot)).sort((a, b) => a.far - b.far)[0];
  return found ? { x: found.x, y: found.y, rotation } : nearest;
}

/** Turned so that the held cell stays where it is. */
export function turnedAbout(field: Tiling, spot: Spot, grip: number, quarters: number): Spot {
  const rotation = turned(spot.rotation, quarters);
  const [fromX, fromY] = field.forms[spot.rotation]?.[grip] ?? [0, 0];
  const [toX, toY] = field.forms[rotation]?.[grip] ?? [0, 0];
  return { x: spot.x + fromX - toX, y: spot.y + fromY - toY, rotation };
}

/** The next way round that fits, about the held cell if possible, else about another. */
export function turnedToFit(field: Tiling, spot: Spot, grip: number, way: 1 | -1): Spot | undefined {
  const grips = (field.forms[0] ?? []).map((_, index) => index);
  const order = [grip, ...grips.filter((other) => other !== grip)];
  return [1, 2, 3]
    .flatMap((quarters) => order.map((pivot) => turnedAbout(field, spot, pivot, way * quarters)))
    .find((there) => fits(field, there));
}

export function turned(rotation: number, quarters: number): number {
  return (((rotation + quarters) % QUARTERS) + QUARTERS) % QUARTERS;
}

/** Keeps a tile that is moved with keys on the grid. */
export function keptInside(field: Tiling, spot: Spot): Spot {
  const form = field.forms[spot.rotation] ?? [];
  const most = (axis: 0 | 1, length: number): number => length - 1 - Math.max(...form.map((cell) => cell[axis]));
  const within = (value: number, end: number): number => Math.min(Math.max(value, 0), end);
  return { ...spot, x: within(spot.x, most(0, field.width)), y: within(spot.y, most(1, field.height)) };
}

/** The place nearest to here where it fits. */
export function nearestFit(field: Tiling, rotation: number, at: Point): Spot | undefined {
  const spots: Spot[] = [];
  for (let y = 0; y < field.height; y++) for (let x = 0; x < field.width; x++) spots.push({ x, y, rotation });
  const far = ({ x, y }: Spot): number => Math.hypot(x - at.x, y - at.y);
  return spots.filter((spot) => fits(field, spot)).sort((a, b) => far(a) - far(b))[0];
}

/** The ends that would meet another tile's open end, or a canister. */
export function meeting(exits: readonly Exit[], others: readonly Exit[], mouths: readonly Exit[]): Exit[] {
  const open = new Set(others.map(([[x, y], [dx, dy]]) => String([x + dx, y + dy, -dx, -dy])));
  for (const mouth of mouths) open.add(String(mouth.flat()));
  return exits.filter((exit) => open.has(String(exit.flat())));
}

/** Which of some things comes next when one goes this way: the nearest that lies there. */
export function towards(from: Point, others: readonly Point[], [dx, dy]: Cell): number {
  const cost = ({ x, y }: Point): number => {
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    return ahead > 0.01 ? ahead + 2 * aside : Infinity;
  };
  const costs = others.map(cost);
  const least = Math.min(...costs);
  return least === Infinity ? -1 : costs.indexOf(least);
}
