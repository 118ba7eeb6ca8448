/** What H.A.L.L. has done, turn by turn, out of everything that has happened. */
import type { Happened } from "../../../generated/wire";
import { HALL } from "../art/players";
import type { Colour, Event } from "../terms";

/** One token with everything it tried before, one pass, or what it did in the Government Phase, in order. */
export type HallTurn = readonly Happened[];

/** What a turn is about: it is over once one of these is there, and something has come of it. */
const HEADLINES: readonly Event["type"][] = ["token-played", "passed", "bag-converted"];
/** Nothing has come of it yet. */
const PREPARES: readonly Event["type"][] = [
  "token-played",
  "cube-drawn",
  "salvation-chosen",
  "hall-acts",
  "hall-chose",
  "hall-cannot",
];
/** Choices that come before a token is played. */
const FIRST_CHOICES = [
  "token-plain",
  "production-fullest",
  "production-sunward",
  "bag-board",
  "bag-red",
  "pass-unused",
];
const RIVAL_ENDS: readonly Event["type"][] = ["token-played", "passed", "phase-began", "game-ended"];

export const eventOf = (happened: Happened): Event => happened.event as Event;

/** H.A.L.L.'s own events carry its number, or are such as only H.A.L.L. has. */
function isHalls(event: Event): boolean {
  if ("player" in event) return event.player === HALL;
  return event.type === "cube-drawn" || event.type === "bag-converted" || event.type.startsWith("hall-");
}

export function hallTurns(events: readonly Happened[]): HallTurn[] {
  const turns: Happened[][] = [];
  let open: Happened[] | null = null;
  for (const happened of events) {
    const event = eventOf(happened);
    if (!isHalls(event)) {
      if (RIVAL_ENDS.includes(event.type)) open = null;
      continue;
    }
    if (open === null || (isFinished(open) && beginsAnother(event))) turns.push((open = []));
    open.push(happened);
  }
  return turns;
}

/** How many of H.A.L.L.'s steps came before the last turn of somebody else. */
export function stepsBefore(events: readonly Happened[]): number {
  const all = events.map(eventOf);
  const turns = all.map((event) => (event.type === "token-played" || event.type === "passed") && !isHalls(event));
  return all.slice(0, turns.lastIndexOf(true) + 1).filter(isHalls).length;
}

/** The token played, the pass, or the conversion of the bag; undefined as long as H.A.L.L. is still trying. */
export function headlineOf(steps: HallTurn): Event | undefined {
  return steps
    .map(eventOf)
    .filter(({ type }) => HEADLINES.includes(type))
    .at(-1);
}

/** The cube it was played with: an earlier one went back into the bag. */
export function cubeOf(steps: HallTurn): Colour | undefined {
  const colours = steps.map(eventOf).flatMap((event) => (event.type === "cube-drawn" ? [event.colour] : []));
  return colours.at(-1) as Colour | undefined;
}

function isFinished(turn: HallTurn): boolean {
  const headline = headlineOf(turn);
  if (headline?.type !== "token-played") return headline !== undefined;
  return turn.map(eventOf).some(({ type }) => !PREPARES.includes(type));
}

function beginsAnother(event: Event): boolean {
  if (event.type === "hall-cannot") return event.what === "token" || event.what === "again";
  if (event.type === "hall-chose") return FIRST_CHOICES.includes(event.rule);
  return event.type === "cube-drawn" || HEADLINES.includes(event.type);
}
