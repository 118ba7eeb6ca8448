/** The way the rocket takes to a target that was found: the true one where it is known, else straight. */
import type { Flight } from "../../../generated/contact";

const WHOLE_MS = 2_200;
const [SHORTEST_MS, LONGEST_MS] = [350, 900];

export function wayTo({ target, transmissions }: Flight, rocket: string): readonly string[] {
  const last = transmissions.at(-1);
  if (!last?.route) return [target];
  // A rocket that was put on a stopover has the rest before it (CT-42).
  const ahead = last.start === rocket ? last.route : last.route.slice(last.route.indexOf(rocket) + 1);
  return ahead.at(-1) === target ? ahead : [target];
}

/** How long one flight of so many takes on the screen. */
export function legMs(flights: number): number {
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, WHOLE_MS / flights));
}
