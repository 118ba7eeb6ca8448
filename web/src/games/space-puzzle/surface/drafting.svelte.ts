/** The message while it is being laid: shown at once, sent at once and when the hand rests; the last word wins. */
import type { Lay, LineUp } from "../../../generated/space-puzzle";
import type { Laid } from "../../../generated/wire";
import type { Puzzle } from "../puzzle.svelte";

const REST_MS = 120;

type Change = (Lay | LineUp) & { round: number };

export class Drafting {
  readonly #puzzle: Puzzle;
  #change = $state.raw<Change | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;

  constructor(puzzle: Puzzle) {
    this.#puzzle = puzzle;
  }

  /** What the server has not confirmed yet; it belongs to one round. */
  readonly #pending = $derived.by(() => (this.#change?.round === this.#puzzle.view.round ? this.#change : null));

  readonly laid = $derived.by((): Laid[] =>
    this.#pending?.type === "lay" ? this.#pending.tokens : (this.#puzzle.view.draft?.laid ?? []),
  );

  /** Where places do not count (SR-LINE, SR-HEAP). */
  readonly ids = $derived.by((): string[] => {
    if (this.#pending) return this.#pending.tokens.map((token) => (typeof token === "string" ? token : token.id));
    const draft = this.#puzzle.view.draft;
    return draft?.heap.length ? draft.heap : (draft?.laid ?? []).map((token) => token.id);
  });

  lay(tokens: Laid[]): void {
    this.#keep({ type: "lay", tokens, round: this.#puzzle.view.round });
  }

  lineUp(tokens: string[]): void {
    this.#keep({ type: "line-up", tokens, round: this.#puzzle.view.round });
  }

  /** The screen is lifted, and only after everything under it has been sent. */
  async reveal(): Promise<void> {
    await this.flush();
    await this.#puzzle.act({ type: "reveal" });
  }

  /** The page goes away: what was laid last goes out without waiting for any answer. */
  hurry(): void {
    const pending = this.#pending;
    if (pending) void this.#puzzle.table.act(actionOf(pending)).catch(() => {});
  }

  async flush(): Promise<void> {
    while (this.#sending || this.#pending) await (this.#sending ?? this.#send());
  }

  #keep(change: Change): void {
    this.#change = change;
    if (this.#timer === undefined && !this.#sending) void this.#send();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.flush();
    }, REST_MS);
  }

  #send(): Promise<void> {
    const sent = this.#change;
    if (!sent) return Promise.resolve();
    this.#sending = this.#puzzle.act(actionOf(sent)).finally(() => {
      this.#sending = null;
      if (this.#change === sent) this.#change = null;
    });
    return this.#sending;
  }
}

function actionOf({ round: _, ...action }: Change): Lay | LineUp {
  return action;
}
