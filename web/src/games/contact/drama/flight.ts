/** The way the rocket takes to a target that was found: the true one where it is known, else straight. */
import type { Flight } from "../../../generated/contact";
import { wayOf, type Way } from "./told.svelte";

const WHOLE_MS = 2_200;
const [SHORTEST_MS, LONGEST_MS] = [350, 900];

export function wayTo(flight: Flight, rocket: string, told: Way | null = null): readonly string[] {
  const { target } = flight;
  const way = wayOf(flight, told);
  if (!way) return [target];
  // A rocket that was put on a stopover has the rest before it (CT-42).
  const ahead = way.start === rocket ? way.route : way.route.slice(way.route.indexOf(rocket) + 1);
  return ahead.at(-1) === target ? ahead : [target];
}

/** The time that one of a number of flights takes on the screen. */
export function legMs(flights: number): number {
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, WHOLE_MS / flights));
}
