/** What is worth a line in the news: what nobody can read off the dice, the rows and the boards. */
import type { Event } from "../terms";

const PLAIN_TO_SEE: ReadonlySet<Event["type"]> = new Set([
  "said-ready", "wanted", "entered", "taken-back", "square-ticked", "pause-asked",
]);

export function isNews(event: Event): boolean {
  return !PLAIN_TO_SEE.has(event.type) && !(event.type === "locked" && !event.all);
}
