/** Steps that both lessons make on the board, with the sentences that go with them. */
import type { View } from "../../../generated/space-puzzle";
import { message } from "../../../lib/message";
import type { Colour, Key } from "../art/pieces";
import { compare, type ScriptedTable } from "./scripted.svelte";

const player = (seat: number) => ({ id: "seat-name", args: { seat } });

export function sendPawn(table: ScriptedTable, seat: number, pawn: Colour, cell: string): void {
  const { pawns, actions_left } = table.view;
  const origin = pawns?.[pawn] ?? null;
  const it = { id: `sp-colour-${pawn}.pawn-acc` };
  table.change(
    { pawns: { ...pawns, [pawn]: cell }, actions_left: (actions_left ?? 0) - 1 },
    { type: "pawn-moved", seat, pawn, origin, cell },
    origin === null
      ? message("sp-event-entered", { player: player(seat), pawn: it, cell })
      : message("sp-event-moved", { player: player(seat), pawn: it, cell, origin }),
  );
}

export function putMarker(table: ScriptedTable, seat: number, colour: Colour, key: Key | null): void {
  const { markers } = table.view;
  const marker = { id: `sp-colour-${colour}.marker` };
  table.change(
    { markers: { ...markers, [colour]: { key, sure: false } } },
    { type: "marker-moved", seat, colour, key, sure: false },
    key === null
      ? message("sp-event-marker-off", { player: player(seat), marker })
      : message("sp-event-marker", { player: player(seat), marker, key: { id: `sp-key-${key}.gen` }, face: "unsure" }),
  );
}

export function markRoom(table: ScriptedTable, seat: number, key: Key, sure: boolean): void {
  const { marks } = table.view;
  table.change(
    { marks: { ...marks, [key]: { location: sure, die: false } } },
    { type: "marked", seat, key, about: "location", sure },
    message("sp-event-marked-location", {
      player: player(seat),
      key: { id: `sp-key-${key}.gen` },
      face: sure ? "sure" : "unsure",
    }),
  );
}

export function reveal(table: ScriptedTable, laid: NonNullable<View["message"]>["laid"]): void {
  const { ai, round } = table.view;
  const shown = { round, laid, heap: [], noise: null };
  const tokens = laid.map(({ id }) => ({ id: `sp-token-${id}` }));
  table.change(
    { phase: "crew", message: shown, draft: null, actions_left: table.view.scenario.actions, log: [] },
    { type: "revealed", ai, message: shown },
    message("sp-event-revealed", { ai: player(ai), tokens }),
  );
}

/** SP-43: the counter goes down, and the AI begins its next message. */
export function nextRound(table: ScriptedTable): void {
  const { round, counter } = table.view;
  table.change(
    {
      phase: "message",
      round: round + 1,
      counter: counter - 1,
      message: null,
      draft: { round: round + 1, laid: [], heap: [], noise: null },
    },
    { type: "round-began", round: round + 1, counter: counter - 1, jammed: [] },
    message("sp-event-round-began", { round: round + 1, counter: counter - 1 }),
  );
}

export function finish(table: ScriptedTable, solution: View["solution"], declared: boolean): void {
  const result = compare(table.view, solution, declared);
  const scenario = { id: "sp-tier-own" };
  table.change(
    { phase: "over", counter: 0, solution, result },
    { type: "scenario-ended", scenario: "own", result },
    result.won ? message("sp-event-won", { scenario }) : message("sp-event-lost", { scenario }),
  );
}
