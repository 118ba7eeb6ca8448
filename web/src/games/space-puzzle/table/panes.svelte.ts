/** On a phone the message and the ship take turns: which one is seen, and whether the other has changed. */
import type { Event } from "../../../generated/space-puzzle";
import type { Puzzle } from "../puzzle.svelte";

export const PANES = ["message", "ship"] as const;
export type Pane = (typeof PANES)[number];

const ABOUT: Partial<Record<Event["type"], Pane>> = {
  revealed: "message",
  faded: "message",
  "pawn-moved": "ship",
  "die-set": "ship",
  "marker-moved": "ship",
  marked: "ship",
  "trap-sprung": "ship",
  "taken-back": "ship",
  "row-drifted": "ship",
};

export class Panes {
  shown = $state<Pane>("ship");
  changed = $state<Record<Pane, boolean>>({ message: false, ship: false });
  readonly #puzzle: Puzzle;

  constructor(puzzle: Puzzle) {
    this.#puzzle = puzzle;
    this.shown = this.#due();
  }

  show(pane: Pane): void {
    this.shown = pane;
    this.changed[pane] = false;
  }

  /** To stand in an effect: notes what happens, and turns to what the new phase is about. */
  follow(): () => void {
    return this.#puzzle.table.listen((events, live) => {
      if (!live) return;
      for (const { event } of events) {
        const { type } = event as Event;
        const pane = ABOUT[type];
        if (pane && pane !== this.shown) this.changed[pane] = true;
        if (type === "revealed" || type === "round-began" || type === "scenario-began") this.show(this.#due());
      }
    });
  }

  /** A fresh message is looked at first; while the AI lays one, the others have the ship. */
  #due(): Pane {
    const { phase } = this.#puzzle.view;
    if (this.#puzzle.role === "ai") return phase === "crew" ? "ship" : "message";
    return phase === "crew" ? "message" : "ship";
  }
}
