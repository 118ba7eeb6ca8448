/** What a page of the book has brought: a star as an Astronaut, one as the AI, one with a crisis card in play. */
import type { Result } from "../../../lib/table/results";

export const MOST_STARS = 3;

/** By page. */
export function starsOf(results: readonly Result[]): Readonly<Record<string, number>> {
  const earned: Record<string, Set<string>> = {};
  for (const { setup, seat, won } of results) {
    if (!won || setup.own || setup.session === "ladder" || typeof setup.scenario !== "string") continue;
    const stars = (earned[setup.scenario] ??= new Set());
    stars.add(setup.first_ai === seat ? "ai" : "astronaut");
    if (setup.crisis) stars.add("crisis");
  }
  return Object.fromEntries(Object.entries(earned).map(([page, stars]) => [page, stars.size]));
}

/** The page after the furthest that was won; pages are numbered S01, S02, … */
export function pageAfter(results: readonly Result[]): string | null {
  const furthest = Object.keys(starsOf(results)).sort().at(-1);
  return furthest === undefined ? null : `S${String(Number(furthest.slice(1)) + 1).padStart(2, "0")}`;
}
