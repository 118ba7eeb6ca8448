/** How a tile looks: its plate, the pipe through its cells, and what stands on it. In units of a hundredth of a cell. */
import type { PrintedTile, ValveColour } from "../../terms";
import type { Cell, Exit, Point } from "./geometry";

export const CELL = 100;
const INSET = 4;
const CORNER = 16;
const BEND = 44;

export function middle([x, y]: Cell): Point {
  return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL };
}

/** Where a pipe leaves a cell: the middle of that edge. */
export function endOf([cell, [dx, dy]]: Exit): Point {
  const { x, y } = middle(cell);
  return { x: x + (dx * CELL) / 2, y: y + (dy * CELL) / 2 };
}

/** The pipe as lines from end to end; where three ends are, each runs to the cell they share. */
export function runs(cells: readonly Cell[], exits: readonly Exit[]): Point[][] {
  const [first, last] = exits;
  if (exits.length === 2 && first && last) return [[endOf(first), ...cells.map(middle), endOf(last)]];
  const hub = cells.find((cell) => cells.filter((other) => isBeside(cell, other)).length === 3) ?? cells[0]!;
  return exits.map((exit) => [endOf(exit), middle(exit[0]), middle(hub)]);
}

function isBeside([x, y]: Cell, [u, v]: Cell): boolean {
  return Math.abs(x - u) + Math.abs(y - v) === 1;
}

/** A line with round bends. */
export function bent(points: readonly Point[]): string {
  const [start, ...rest] = points;
  const parts = rest.map((point, index) => {
    const next = rest[index + 1];
    return next ? curve(points[index]!, point, next, BEND) : `L${point.x} ${point.y}`;
  });
  return `M${start?.x} ${start?.y}${parts.join("")}`;
}

function curve(from: Point, corner: Point, to: Point, radius: number): string {
  const a = along(corner, from, radius);
  const b = along(corner, to, radius);
  return `L${a.x} ${a.y}Q${corner.x} ${corner.y} ${b.x} ${b.y}`;
}

function along(from: Point, to: Point, length: number): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(length, far / 2) / far;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The plate's edge, clockwise, a little inside the cells' own edges. */
export function plate(cells: readonly Cell[]): string {
  const corners = corner(cells);
  const parts = corners.map((point, index) => {
    const before = corners[(index + corners.length - 1) % corners.length]!;
    return curve(before, point, corners[(index + 1) % corners.length]!, CORNER);
  });
  return `M${parts.join("").slice(1)}Z`;
}

function corner(cells: readonly Cell[]): Point[] {
  const has = (x: number, y: number): boolean => cells.some(([cx, cy]) => cx === x && cy === y);
  /** Edges by where they start; the tile lies to the right of each. */
  const edges = new Map<string, { from: Cell; way: Cell }>();
  for (const [x, y] of cells) {
    if (!has(x, y - 1)) edges.set(String([x, y]), { from: [x, y], way: [1, 0] });
    if (!has(x + 1, y)) edges.set(String([x + 1, y]), { from: [x + 1, y], way: [0, 1] });
    if (!has(x, y + 1)) edges.set(String([x + 1, y + 1]), { from: [x + 1, y + 1], way: [-1, 0] });
    if (!has(x - 1, y)) edges.set(String([x, y + 1]), { from: [x, y + 1], way: [0, -1] });
  }
  const all = [...edges.values()];
  const points: Point[] = [];
  let edge = all[0]!;
  for (const _ of all) {
    const { from, way } = edge;
    const next = edges.get(String([from[0] + way[0], from[1] + way[1]]))!;
    if (String(next.way) !== String(way)) {
      const inward = [-way[1] - next.way[1], way[0] + next.way[0]] as const;
      points.push({ x: next.from[0] * CELL + inward[0] * INSET, y: next.from[1] * CELL + inward[1] * INSET });
    }
    edge = next;
  }
  return points;
}

/** Where the valve stems stand, by colour. */
export function stemsOn(tile: PrintedTile, cells: readonly Cell[]): { colour: ValveColour; at: Point }[] {
  const among = tile.stems.length === 1 ? [1] : [0, 2];
  return tile.stems.map((colour, index) => ({ colour, at: middle(cells[among[index] ?? 0]!) }));
}

/** Where the oxygen is shown: always a cell without a stem. */
export function gaugeOn(tile: PrintedTile, cells: readonly Cell[]): Point {
  return middle(cells[tile.shape === "T" ? 3 : 2]!);
}

/** As far apart as bubbles sit in their glass. */
export function bubbles(oxygen: number): Point[] {
  if (oxygen === 1) return [{ x: 0, y: 0 }];
  const far = oxygen === 2 ? 10.5 : 12;
  return Array.from({ length: oxygen }, (_, i) => {
    const angle = (2 * Math.PI * i) / oxygen + (oxygen === 2 ? Math.PI : -Math.PI / 2);
    return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
  });
}

/** How wide the hull around the grid is. */
export const RIM = 104;
const STAND = 60;

/** Where a canister stands at an edge place, and how far it is turned to face the grid. */
export function standAt(place: string, size: number): Point & { angle: number } {
  const along = (Number(place.slice(1)) - 0.5) * CELL;
  const beyond = size * CELL + STAND;
  switch (place[0]) {
    case "T":
      return { x: along, y: -STAND, angle: 0 };
    case "R":
      return { x: beyond, y: along, angle: 90 };
    case "B":
      return { x: along, y: beyond, angle: 180 };
    default:
      return { x: -STAND, y: along, angle: 270 };
  }
}

export function allPlaces(size: number): string[] {
  return ["T", "R", "B", "L"].flatMap((side) => Array.from({ length: size }, (_, i) => `${side}${i + 1}`));
}
