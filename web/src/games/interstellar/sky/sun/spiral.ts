/** The Sun's spiral: one turn for each planet it swallows, and its end is on that planet's orbit when it does. */
import { at, radiusOf, round, type Chart, type Point } from "../chart/geometry";

/** Where the Sun stands when it reaches a planet. */
export interface Reach {
  planet: string;
  step: number;
  orbit: number;
}

/** The nearest first. */
export function reaches(lostAt: Record<string, number>, planets: readonly { id: string; orbit: number }[]): Reach[] {
  return planets
    .flatMap(({ id, orbit }) => (lostAt[id] === undefined ? [] : [{ planet: id, step: lostAt[id], orbit }]))
    .sort((one, other) => one.step - other.step);
}

interface Mark {
  step: number;
  radius: number;
}

/** How far from its middle the Sun's end is after so many steps. */
export function spiralRadius(chart: Chart, all: readonly Reach[], step: number): number {
  const { before, after, share } = between(chart, all, step);
  return before.radius + (after.radius - before.radius) * share;
}

/** Each turn begins and ends at the top, with the clock. */
export function spiralPoint(chart: Chart, all: readonly Reach[], step: number): Point {
  const { share } = between(chart, all, step);
  return at(chart, spiralRadius(chart, all, step), 90 - 360 * share);
}

/** A line through some steps of the track. */
export function spiralPath(chart: Chart, all: readonly Reach[], from: number, to: number): string {
  const fine = 5;
  const points = Array.from({ length: Math.round((to - from) * fine) + 1 }, (_, index) => from + index / fine);
  return points
    .map((step) => spiralPoint(chart, all, step))
    .map(({ x, y }, index) => `${index ? "L" : "M"}${round(x)} ${round(y)}`)
    .join("");
}

function between(chart: Chart, all: readonly Reach[], step: number): { before: Mark; after: Mark; share: number } {
  let before: Mark = { step: 0, radius: chart.sun };
  for (const reach of all) {
    const after = { step: reach.step, radius: radiusOf(chart, reach.orbit) };
    if (step <= after.step) return { before, after, share: (step - before.step) / (after.step - before.step) };
    before = after;
  }
  return { before, after: before, share: 1 };
}
