/** Where square tokens may lie, in the table's own units: tenths of a millimetre and whole degrees (SP-H5). */
import type { Frame } from "../../../generated/space-puzzle";
import type { Laid } from "../../../generated/wire";

export const UNITS_PER_MM = 10;
const SNAP_UNITS = 5 * UNITS_PER_MM;
const SNAP_DEGREES = 15;
/** Nearer than this is touching. */
const HAIR = UNITS_PER_MM;

export interface Point {
  x: number;
  y: number;
}

/** How far a square of this size reaches to each side when it is turned so; the same formula as the kernel's. */
export function reach(size: number, rotation: number): number {
  const angle = (rotation * Math.PI) / 180;
  return Math.ceil((size / 2) * (Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle))) - 1e-6);
}

export function liesInside({ x, y, rotation }: Laid, frame: Frame): boolean {
  const margin = reach(frame.token, rotation);
  return margin <= x && x <= frame.width - margin && margin <= y && y <= frame.height - margin;
}

export function wholeTurn(degrees: number): number {
  return ((Math.round(degrees) % 360) + 360) % 360;
}

/** The nearest place wholly inside the frame, on the grid if there is one. */
export function keptInside(piece: Laid, frame: Frame, snap = false): Laid {
  const step = snap ? SNAP_UNITS : 1;
  const rotation = wholeTurn(snap ? Math.round(piece.rotation / SNAP_DEGREES) * SNAP_DEGREES : piece.rotation);
  const margin = reach(frame.token, rotation);
  const within = (at: number, length: number): number => {
    const first = Math.ceil(margin / step);
    const last = Math.floor((length - margin) / step);
    return Math.min(Math.max(Math.round(at / step), first), last) * step;
  };
  return { id: piece.id, x: within(piece.x, frame.width), y: within(piece.y, frame.height), rotation };
}

/** The gap between two tokens; below zero they overlap (separating axes of two turned squares). */
export function gap(one: Laid, other: Laid, size: number): number {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const between = ((other.rotation - one.rotation) * Math.PI) / 180;
  const spans = (size / 2) * (1 + Math.abs(Math.cos(between)) + Math.abs(Math.sin(between)));
  return Math.max(
    ...[one.rotation, one.rotation + 90, other.rotation, other.rotation + 90].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return Math.abs(dx * Math.cos(angle) + dy * Math.sin(angle)) - spans;
    }),
  );
}

export function areTouching(one: Laid, other: Laid, size: number): boolean {
  return gap(one, other, size) <= HAIR;
}

export function areOverlapping(one: Laid, other: Laid, size: number): boolean {
  return gap(one, other, size) < -HAIR;
}

function covers(piece: Laid, { x, y }: Point, size: number): boolean {
  const angle = (piece.rotation * Math.PI) / 180;
  const [dx, dy] = [x - piece.x, y - piece.y];
  const along = Math.abs(dx * Math.cos(angle) + dy * Math.sin(angle));
  const across = Math.abs(dy * Math.cos(angle) - dx * Math.sin(angle));
  return Math.max(along, across) <= size / 2;
}

/** The topmost token under a point, or the nearest one within the slack a fingertip needs. */
export function tokenAt(laid: readonly Laid[], point: Point, size: number, slack = 0): Laid | undefined {
  const under = [...laid].reverse().find((piece) => covers(piece, point, size));
  if (under) return under;
  return laid
    .map((piece) => ({ piece, far: Math.hypot(piece.x - point.x, piece.y - point.y) }))
    .filter(({ far }) => far <= size / 2 + slack)
    .sort((a, b) => a.far - b.far)[0]?.piece;
}

/** The free place nearest to the middle of the surface. */
export function freePlace(laid: readonly Laid[], frame: Frame): Point {
  const step = 1.4 * frame.token;
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const places: Point[] = [];
  for (let x = middle.x % step; x < frame.width; x += step)
    for (let y = middle.y % step; y < frame.height; y += step) places.push({ x: Math.round(x), y: Math.round(y) });
  const far = ({ x, y }: Point): number => Math.hypot(x - middle.x, y - middle.y);
  const isFree = (at: Point): boolean => {
    const there = { id: "", rotation: 0, ...at };
    return liesInside(there, frame) && laid.every((piece) => !areTouching(piece, there, frame.token));
  };
  return places.sort((a, b) => far(a) - far(b)).find(isFree) ?? middle;
}
