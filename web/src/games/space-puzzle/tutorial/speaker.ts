/** The second part: the player is the AI, and a crew takes left for right until it sees its mistake. */
import type { Action, View } from "../../../generated/space-puzzle";
import type { Message, Offer } from "../../../generated/wire";
import { message } from "../../../lib/message";
import { COLOURS } from "../art/pieces";
import { turnedCell } from "../map/cells";
import { finish, nextRound, putMarker, reveal, sendPawn } from "./moves";
import { FRAME, GIVEN, PARTNER } from "./position";
import { readMessage } from "./reading";
import { compare, type Lesson, type ScriptedTable } from "./scripted.svelte";

export const SPEAKER_STEPS = [
  "card",
  "lay",
  "show",
  "watch",
  "mirrored",
  "repair",
  "rooms-right",
  "stack",
  "not-yet",
  "done",
  "too-late",
] as const;
export type SpeakerStep = (typeof SPEAKER_STEPS)[number];

export const SPEAKER_READS: readonly SpeakerStep[] = ["mirrored", "rooms-right", "not-yet"];

function roomsRight(view: View): boolean {
  return view.solution.every(({ colour, cell }) => view.pawns?.[colour] === cell);
}

export function allRight(view: View): boolean {
  return compare(view, view.solution, false).won;
}

/** `acting` while the crew still moves. */
export function speakerStep(view: View, acting: boolean): SpeakerStep {
  switch (view.phase) {
    case "card":
      return "card";
    case "over":
      return view.result?.won ? "done" : "too-late";
    case "message":
      if (view.round > 1) return roomsRight(view) ? "stack" : "repair";
      return hasAllColours(view) ? "show" : "lay";
  }
  if (acting || allRight(view)) return "watch";
  if (roomsRight(view)) return "rooms-right";
  return view.round === 1 ? "mirrored" : "not-yet";
}

export class SpeakerLesson implements Lesson {
  ask(view: View): Message {
    if (view.phase === "over") return message("sp-ask-over");
    if (view.phase === "card") return message("sp-ask-card");
    if (view.phase === "crew") return message("sp-wait-crew");
    return message("sp-ask-message", { round: view.round, most: view.scenario.per_round });
  }

  offers(view: View): Offer[] {
    if (view.phase === "card")
      return [{ action: "turn-card", fields: { turn: { type: "choice", options: [0, 1, 2, 3] } } }];
    if (view.phase !== "message") return [];
    const { width, height, token: size } = FRAME;
    const tokens = {
      type: "placement" as const,
      pieces: view.tokens,
      fewest: 0,
      most: view.scenario.per_round,
      width,
      height,
      size,
    };
    const ready = view.round === 1 ? hasAllColours(view) : (view.draft?.laid.length ?? 0) > 0;
    return [{ action: "lay", fields: { tokens } }, ...(ready ? [{ action: "reveal" }] : [])];
  }

  act(table: ScriptedTable, action: Action): Message | undefined {
    const { view } = table;
    switch (action.type) {
      case "turn-card": {
        const solution = GIVEN.targets.map((target) => ({ ...target, cell: turnedCell(target.cell, action.turn) }));
        table.change({
          turn: action.turn,
          solution,
          round: 1,
          phase: "message",
          draft: { round: 1, laid: [], heap: [], noise: null },
        });
        break;
      }
      case "lay":
        table.change({ draft: { round: view.round, laid: action.tokens, heap: [], noise: null } });
        break;
      case "reveal":
        reveal(table, view.draft?.laid ?? []);
        break;
    }
    return undefined;
  }

  /** What the crew does about the message, one step at a time; it takes left for right only once. */
  crewSteps(table: ScriptedTable): (() => void)[] {
    const { message: shown, rooms, round, pawns, scenario } = table.view;
    const { places, keys } = readMessage(shown?.laid ?? [], FRAME, rooms, round === 1);
    const moves = places.filter(([colour, cell]) => pawns?.[colour] !== cell).slice(0, scenario.actions);
    return [
      ...moves.map(
        ([colour, cell]) =>
          () =>
            sendPawn(table, PARTNER, colour, cell),
      ),
      ...keys.map(([colour, key]) => () => {
        for (const other of COLOURS)
          if (other !== colour && table.view.markers[other]?.key === key) putMarker(table, PARTNER, other, null);
        if (table.view.markers[colour]?.key !== key) putMarker(table, PARTNER, colour, key);
      }),
    ];
  }

  /** After the crew: the end, or the next message. */
  goOn(table: ScriptedTable): void {
    if (allRight(table.view)) finish(table, table.view.solution, true);
    else if (table.view.counter === 1) finish(table, table.view.solution, false);
    else nextRound(table);
  }
}

function hasAllColours(view: View): boolean {
  const laid = new Set(view.draft?.laid.map(({ id }) => id));
  return view.solution.every(({ colour }) => laid.has(`c-${colour}`));
}
