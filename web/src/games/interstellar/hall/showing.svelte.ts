/** H.A.L.L.'s turns played back one step at a time. Nobody has to wait: the game goes on meanwhile. */
import type { Happened } from "../../../generated/wire";
import { calm } from "../../../lib/page/settings.svelte";
import { recall, remember } from "../../../lib/page/storage";
import { hallTurns, type HallTurn, stepsBefore } from "./turns";

export const PACES = ["slow", "normal", "fast"] as const;
type Pace = (typeof PACES)[number];
const STEP_MS: Record<Pace, number> = { slow: 2200, normal: 1000, fast: 400 };
const KEY = "interstellar.hall";

interface Chosen {
  auto: boolean;
  pace: Pace;
}

export interface ShownTurn {
  /** Counted over the whole game. */
  number: number;
  turn: HallTurn;
  /** As far as it has been shown. */
  steps: readonly Happened[];
}

export class Showing {
  readonly #events: () => readonly Happened[];
  /** How many steps are shown, of all those of the game. */
  #shown = $state(0);
  /** Where the latest news begin. */
  #from = $state(0);
  readonly chosen = $state<Chosen>(recall<Chosen>(KEY, { auto: true, pace: "normal" }));

  constructor(events: () => readonly Happened[]) {
    this.#events = events;
  }

  readonly #turns = $derived.by((): HallTurn[] => hallTurns(this.#events()));
  readonly #all = $derived.by(() => this.#turns.reduce((sum, turn) => sum + turn.length, 0));
  readonly pending = $derived.by(() => this.#all - Math.min(this.#shown, this.#all));
  readonly waitMs = $derived.by(() => STEP_MS[this.chosen.pace]);

  /** The turns of the latest news, as far as they are shown. */
  readonly turns = $derived.by((): ShownTurn[] => {
    const found: ShownTurn[] = [];
    let before = 0;
    for (const [number, turn] of this.#turns.entries()) {
      const after = before + turn.length;
      if (after > this.#from && before < this.#shown)
        found.push({ number, turn, steps: turn.slice(0, this.#shown - before) });
      before = after;
    }
    return found;
  });

  /** How many turns the latest news tell of. */
  readonly count = $derived.by(() => {
    let after = 0;
    return this.#turns.filter((turn) => (after += turn.length) > this.#from).length;
  });

  /** Before anything is followed: what H.A.L.L. did since somebody else's turn is there to be read, or its last turn. */
  begin(): void {
    const since = stepsBefore(this.#events());
    this.#from = since < this.#all ? since : this.#all - (this.#turns.at(-1)?.length ?? 0);
    this.#shown = this.#all;
  }

  /** Something has happened; `known` steps were there before. Still pictures are shown at once. */
  follow(known: number): void {
    if (this.#all === known) return;
    this.#from = known;
    this.#shown = calm() ? this.#all : known + 1;
  }

  get all(): number {
    return this.#all;
  }

  next(): void {
    this.#shown = Math.min(this.#shown + 1, this.#all);
  }

  skip(): void {
    this.#shown = this.#all;
  }

  again(): void {
    this.#shown = this.#from + 1;
  }

  choose(wish: Partial<Chosen>): void {
    Object.assign(this.chosen, wish);
    remember(KEY, { ...this.chosen });
  }
}
