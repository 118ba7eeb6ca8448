/** What the others have done since one's own last turn, from what everybody was told. */
import type { Happened } from "../../../../generated/wire";
import { GOVERNMENT, HALL } from "../../art/players";
import type { Event } from "../../terms";

export interface Told {
  /** Whose doing it was: the Sun and the planets keep the World Government's company. */
  player: number;
  lines: Happened[];
}

/** What the sentence before it says anyway, or what a board shows better. */
const BY_THE_WAY: ReadonlySet<Event["type"]> = new Set<Event["type"]>([
  "token-turned",
  "salvation-chosen",
  "planets-moved",
  "bag-converted",
  "families-turned",
  "step-taken",
  "gained",
]);

/** One entry for each player who did something, in the order in which they came. */
export function sinceMyTurn(events: readonly Happened[], me: number): Told[] {
  const told: Told[] = [];
  for (const happened of events.slice(afterMyTurn(events, me))) {
    const player = doer(happened.event as Event);
    if (player === me || BY_THE_WAY.has((happened.event as Event).type)) continue;
    const known = told.find((one) => one.player === player);
    if (known) known.lines.push(happened);
    else told.push({ player, lines: [happened] });
  }
  return told;
}

/** Where the others begin: behind one's own last token or pass and all that followed from it. */
function afterMyTurn(events: readonly Happened[], me: number): number {
  const last = events.findLastIndex(({ event }) => isTurnOf(event as Event, me));
  const rest = events.slice(last + 1).findIndex(({ event }) => doer(event as Event) !== me);
  return rest < 0 ? events.length : last + 1 + rest;
}

function isTurnOf(event: Event, player: number): boolean {
  return (event.type === "token-played" || event.type === "passed") && event.player === player;
}

function doer(event: Event): number {
  if (OF_HALL.has(event.type)) return HALL;
  return "player" in event ? event.player : GOVERNMENT;
}

const OF_HALL: ReadonlySet<Event["type"]> = new Set<Event["type"]>([
  "cube-drawn",
  "hall-acts",
  "hall-chose",
  "hall-cannot",
  "hall-researched",
  "bag-converted",
]);

/** Why H.A.L.L. chose is told where its turn is shown; a log only says what came of it. */
export function isNews(event: Event): boolean {
  return event.type !== "hall-acts" && event.type !== "hall-chose" && event.type !== "hall-cannot";
}
