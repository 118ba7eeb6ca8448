/** Where things are on the star chart. Turns are degrees against the clock from the right; quadrant 0 is the upper right. */

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Chart {
  middle: Point;
  /** Orbits are drawn as seen from aside where the board is not square: radii grow so many times. */
  stretch: Point;
  /** The radius of the whole sky. */
  edge: number;
  sun: number;
  /** Radii, the innermost first. */
  orbits: readonly number[];
  /** The Asteroid Belt's radius. */
  belt: number;
  /** From one orbit to the next. */
  band: number;
}

const QUARTER = 90;
const MOST_STRETCH = 1.32;
/** Short enough for an arc to be straight. */
const STRIDE = 5;
/** The first and the last orbit's radius, of the whole sky's. */
const [FIRST, LAST] = [0.265, 0.955];
/** Room for the belt, in bands. */
const BELT = 0.6;
/** How far left in its quadrant each planet stands, with room for what is on it to the right, and so that no price
 * at a planet's left lies on the name of the next one or on the Sun's marks. */
const LEFT = [50, 56, 48, 40, 74, 60, 46, 76] as const;
/** Where in a quadrant Wormholes are: out of the planets' way. */
const RIGHT = 11;

/** As large as there is room for, and of each corner so much left free as `corner` takes for orbits so far apart. */
export function chartFor(
  width: number,
  height: number,
  orbits: number,
  beltAfter: number,
  corner?: (band: number) => Size,
): Chart {
  const whole = Math.min(width, height) / 2;
  const bandOf = (edge: number): number => (edge * (LAST - FIRST)) / (orbits - 1 + BELT);
  const taken = corner?.(bandOf(whole)) ?? { width: 0, height: 0 };
  const free = { x: width / 2 - taken.width, y: height / 2 - taken.height };
  const edge = Math.min(whole, Math.hypot(free.x, free.y) / LAST);
  const last = edge * LAST;
  const first = edge * FIRST;
  const band = bandOf(edge);
  const radius = (orbit: number): number => first + band * (orbit - 1 + (orbit > beltAfter ? BELT : 0));
  return {
    middle: { x: width / 2, y: height / 2 },
    stretch: {
      x: Math.min(width / 2 / edge, MOST_STRETCH, free.x / chord(last, free.y)),
      y: Math.min(height / 2 / edge, MOST_STRETCH, free.y / chord(last, free.x)),
    },
    edge,
    sun: edge * 0.085,
    orbits: Array.from({ length: orbits }, (_, index) => radius(index + 1)),
    belt: (radius(beltAfter) + radius(beltAfter + 1)) / 2,
    band,
  };
}

/** Half as wide as a circle is, so far from its middle. */
function chord(radius: number, away: number): number {
  return Math.sqrt(Math.max(0, radius ** 2 - away ** 2));
}

export function radiusOf(chart: Chart, orbit: number): number {
  return chart.orbits[orbit - 1] ?? chart.edge;
}

export function at({ middle, stretch }: Chart, radius: number, turn: number): Point {
  const angle = radians(turn);
  return { x: middle.x + radius * stretch.x * Math.cos(angle), y: middle.y - radius * stretch.y * Math.sin(angle) };
}

/** How many pixels a degree is there. */
function pace({ stretch }: Chart, radius: number, turn: number): number {
  const angle = radians(turn);
  return radians(radius * Math.hypot(stretch.x * Math.sin(angle), stretch.y * Math.cos(angle)));
}

function isAbove(turn: number): boolean {
  return modulo(turn, 360) < 180;
}

/** Where a planet stands in a quadrant: always to the left in it, so that what is on it is read to its right. */
export function homeTurn(orbit: number, quadrant: number): number {
  const left = LEFT[(orbit - 1) % LEFT.length] ?? 45;
  const start = quadrant * QUARTER;
  return start + (isAbove(start) ? left : QUARTER - left);
}

export function wormholeTurn(quadrant: number): number {
  const start = quadrant * QUARTER;
  return start + (isAbove(start) ? RIGHT : QUARTER - RIGHT);
}

/** From one turn on to another, never back: planets circle the Sun one way. */
export function onwards(from: number, to: number): number {
  return from + modulo(to - from, 360);
}

/** So many pixels to the right along an orbit; to the left when there are less than none. */
export function along(chart: Chart, radius: number, turn: number, pixels: number): number {
  const way = (isAbove(turn) ? -1 : 1) * Math.sign(pixels);
  let there = turn;
  for (let left = Math.abs(pixels); left > 0; left -= STRIDE)
    there += (way * Math.min(left, STRIDE)) / pace(chart, radius, there);
  return there;
}

/** How many pixels there are to the right, as far as the quadrant goes. */
export function roomAt(chart: Chart, radius: number, turn: number): number {
  const inside = modulo(turn, QUARTER);
  const [from, to] = isAbove(turn) ? [turn - inside, turn] : [turn, turn - inside + QUARTER];
  let pixels = 0;
  for (let there = from + 0.5; there < to; there += 1) pixels += pace(chart, radius, there);
  return pixels;
}

/** Somewhere in the sky. */
export interface Place {
  radius: number;
  turn: number;
}

/** On the way from one place to another: around the Sun by the shorter side, as ships fly. */
export function onTheWay(from: Place, to: Place, share: number): Place {
  const around = modulo(to.turn - from.turn + 180, 360) - 180;
  return { radius: from.radius + (to.radius - from.radius) * share, turn: from.turn + around * share };
}

export function course(chart: Chart, from: Place, to: Place): string {
  const legs = 32;
  return Array.from({ length: legs + 1 }, (_, leg) => onTheWay(from, to, leg / legs))
    .map(({ radius, turn }, leg) => `${leg ? "L" : "M"}${written(at(chart, radius, turn))}`)
    .join("");
}

export function arc(chart: Chart, radius: number, from: number, to: number): string {
  return `M${written(at(chart, radius, from))}${arcTo(chart, radius, from, to)}`;
}

/** The part of a quadrant that belongs to an orbit. */
export function cell(chart: Chart, orbit: number, quadrant: number): string {
  const radius = radiusOf(chart, orbit);
  const [inner, outer] = [radius - chart.band * 0.55, radius + chart.band * 0.45];
  const [from, to] = [quadrant * QUARTER, (quadrant + 1) * QUARTER];
  const back = `L${written(at(chart, outer, to))}${arcTo(chart, outer, to, from)}Z`;
  return arc(chart, inner, from, to) + back;
}

function arcTo(chart: Chart, radius: number, from: number, to: number): string {
  const wide = Math.abs(to - from) > 180 ? 1 : 0;
  const { x, y } = chart.stretch;
  return `A${round(radius * x)} ${round(radius * y)} 0 ${wide} ${to < from ? 1 : 0} ${written(at(chart, radius, to))}`;
}

function written({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
