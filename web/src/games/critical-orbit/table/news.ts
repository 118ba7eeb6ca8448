/** What is worth a line in the news: what nobody can read off the dice, the rows, the boards and Mercury's deliveries. */
import type { Event } from "../terms";

const PLAIN_TO_SEE: ReadonlySet<Event["type"]> = new Set([
  "said-ready",
  "locked",
  "wanted",
  "entered",
  "taken-back",
  "square-ticked",
  "pause-asked",
  "tile-taken",
  "half-taken",
  "valve-gained",
  "canister-unlocked",
  "tile-shown",
]);

export function isNews(event: Event): boolean {
  return !PLAIN_TO_SEE.has(event.type);
}
