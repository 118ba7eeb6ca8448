/** The first part: three messages to read, with a mistake that happens to everybody, and a solution to declare. */
import type { Action, View } from "../../../generated/space-puzzle";
import type { Message, Offer } from "../../../generated/wire";
import { message } from "../../../lib/message";
import { KEYS, type Colour } from "../art/pieces";
import { CELLS } from "../map/cells";
import { finish, markRoom, nextRound, putMarker, reveal, sendPawn } from "./moves";
import { FOUND, ME, MESSAGES } from "./position";
import type { Lesson, ScriptedTable } from "./scripted.svelte";

export const ASTRONAUT_STEPS = [
  "welcome",
  "look",
  "place",
  "end",
  "corrected",
  "icons",
  "corner",
  "key",
  "sure",
  "go-on",
  "keys",
  "declare",
  "solved",
] as const;
export type AstronautStep = (typeof ASTRONAUT_STEPS)[number];

/** Lessons that are read and then put aside; all others end by doing. */
export const ASTRONAUT_READS: readonly AstronautStep[] = ["welcome", "look", "corrected", "solved"];

const FIRST: readonly Colour[] = ["yellow", "blue", "black"];
const wanted = (colour: Colour) => FOUND.targets.find((target) => target.colour === colour);

export function astronautStep(view: View, read: ReadonlySet<string>): AstronautStep {
  const pawns = view.pawns ?? {};
  if (view.phase === "over") return "solved";
  if (view.round === 1) {
    if (view.phase === "message") return "welcome";
    if (!read.has("look")) return "look";
    return FIRST.every((colour) => pawns[colour]) ? "end" : "place";
  }
  if (view.round === 2) {
    if (view.phase === "message") return "end";
    if (!read.has("corrected")) return "corrected";
    if (pawns.black !== wanted("black")?.cell) return "icons";
    if (pawns.red === undefined) return "corner";
    if (view.markers.black?.key !== wanted("black")?.key) return "key";
    return view.marks.hexagon?.location ? "go-on" : "sure";
  }
  if (view.phase === "message") return "go-on";
  return FOUND.targets.every(({ colour, key }) => view.markers[colour]?.key === key) ? "declare" : "keys";
}

export class AstronautLesson implements Lesson {
  readonly #read: () => ReadonlySet<string>;

  constructor(read: () => ReadonlySet<string>) {
    this.#read = read;
  }

  ask(view: View): Message {
    if (view.phase === "over") return message("sp-ask-over");
    if (view.phase === "message")
      return message("sp-wait-message", { ai: { id: "seat-name", args: { seat: view.ai } } });
    return message("sp-ask-crew", { left: view.actions_left ?? 0, actions: view.scenario.actions });
  }

  offers(view: View): Offer[] {
    if (view.phase !== "crew") return [];
    switch (astronautStep(view, this.#read())) {
      case "place":
        return FIRST.map((colour) => pawnOffer(view, colour));
      case "icons":
        return [pawnOffer(view, "black")];
      case "corner":
        return [pawnOffer(view, "red")];
      case "key":
        return [markerOffer(view, "black")];
      case "sure":
        return [{ action: "mark", fields: { section: fixed("hexagon"), about: fixed("location"), sure: fixed(true) } }];
      case "keys":
        return FOUND.targets.map(({ colour }) => markerOffer(view, colour));
      case "end":
      case "go-on":
        return [{ action: "ready" }];
      case "declare":
        return [{ action: "declare", confirm: message("sp-confirm-declare") }];
    }
    return [];
  }

  act(table: ScriptedTable, action: Action): Message | undefined {
    switch (action.type) {
      case "enter":
      case "move":
        return this.#send(table, action.pawn, action.cell);
      case "put-marker": {
        const { section } = action;
        if (section !== "off" && wanted(action.colour)?.key !== section) return message("sp-lesson-no-key");
        putMarker(table, ME, action.colour, section === "off" ? null : section);
        break;
      }
      case "mark":
        markRoom(table, ME, action.section, action.sure);
        break;
      case "ready":
        nextRound(table);
        break;
      case "declare":
        table.change({ card: FOUND, turn: 0 });
        finish(table, FOUND.targets, true);
        break;
    }
    return undefined;
  }

  /** The AI lifts its screen. */
  reveal(table: ScriptedTable): void {
    const laid = MESSAGES[table.view.round - 1];
    if (laid && table.view.phase === "message") reveal(table, laid);
  }

  /** Black may go wrong in the first round; that is what the second is about. */
  #send(table: ScriptedTable, pawn: Colour, cell: string): Message | undefined {
    const right = wanted(pawn)?.cell === cell;
    if (!right && pawn !== "black") return message("sp-lesson-no-corner");
    if (!right && table.view.round > 1) return message("sp-lesson-no-icons");
    sendPawn(table, ME, pawn, cell);
    return undefined;
  }
}

const fixed = (value: string | boolean) => ({ type: "fixed" as const, value });

function pawnOffer(view: View, pawn: Colour): Offer {
  const here = view.pawns?.[pawn];
  const cell = { type: "choice" as const, options: CELLS.filter((one) => one !== here) };
  return { action: here ? "move" : "enter", fields: { pawn: fixed(pawn), cell } };
}

function markerOffer(view: View, colour: Colour): Offer {
  const here = view.markers[colour]?.key;
  const options = [...KEYS.filter((key) => key !== here), ...(here ? ["off"] : [])];
  return { action: "put-marker", fields: { colour: fixed(colour), section: { type: "choice", options } } };
}
