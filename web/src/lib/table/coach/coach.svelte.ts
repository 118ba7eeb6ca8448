/** A coach at a real table: the goal, the next step, and a suggestion on request. */
import { commandWordsOf } from "../../../games/registry";
import type { Message } from "../../../generated/wire";
import { actionWords, offerFor } from "../../commands/told";
import { settings } from "../../page/settings.svelte";
import { recall, remember } from "../../page/storage";
import { resultsOf } from "../results";
import type { Suggestion, TableStore } from "../table.svelte";

/** What is suggested now, in words. */
export interface Advice extends Suggestion {
  words: string;
  /** What it is sure to change. */
  brings: Message[];
  /** What the rules want asked before it is done. */
  confirm: Message | null;
}

export class Coach {
  readonly #table: TableStore;
  thinking = $state(false);
  #advice = $state.raw<{ advice: Advice; at: unknown } | null>(null);
  /** Shown or hidden by hand at this table; nothing was said yet. */
  #wanted = $state<boolean | null>(null);

  constructor(table: TableStore) {
    this.#table = table;
    this.#wanted = recall<Record<string, boolean>>(KEY, {})[table.table.game] ?? null;
  }

  /** Somebody plays here who may be helped. */
  readonly possible = $derived.by(() => {
    const { table, seat } = this.#table;
    return table.phase === "playing" && seat !== null && table.chairs[seat]?.kind === "person";
  });

  /** Wanted by hand, else as the settings say: by itself in the first game of each, until one has been finished. */
  readonly shown = $derived.by(() => {
    if (!this.possible) return false;
    if (this.#wanted !== null) return this.#wanted;
    if (settings.coach !== "first") return settings.coach === "always";
    return resultsOf(this.#table.table.game).length === 0;
  });

  /** A suggestion holds for the position it was made for. */
  readonly advice = $derived.by(() => {
    const { view, behind } = this.#table;
    return (!behind && this.#advice?.at === view ? this.#advice?.advice : null) ?? null;
  });

  /** What is asked now, once it is on the screen. */
  readonly next = $derived.by(() => (this.#table.behind ? null : this.#table.prompt));

  /** Whether there is anything to decide, and somebody to ask. */
  readonly mayAsk = $derived.by(() => this.#table.table.advice && (this.next?.offers?.length ?? 0) > 0);

  show(wanted: boolean): void {
    this.#wanted = wanted;
    remember(KEY, { ...recall<Record<string, boolean>>(KEY, {}), [this.#table.table.game]: wanted });
  }

  async ask(): Promise<void> {
    this.thinking = true;
    try {
      const suggestion = await this.#table.suggest();
      const at = this.#table.view;
      this.#advice = { advice: await this.#told(suggestion), at };
    } finally {
      this.thinking = false;
    }
  }

  async perform(): Promise<void> {
    const action = this.advice?.action;
    if (action) await this.#table.act(action);
  }

  async #told(suggestion: Suggestion): Promise<Advice> {
    const { action } = suggestion;
    const offer = action ? offerFor(action, this.#table.prompt?.offers ?? []) : undefined;
    if (!action || !offer) return { ...suggestion, words: "", brings: [], confirm: null };
    const [words, brings] = await Promise.all([
      commandWordsOf(this.#table.table.game, this.#table),
      this.#table.foresee(action).catch((): Message[] => []),
    ]);
    return { ...suggestion, words: actionWords(action, offer, words), brings, confirm: offer.confirm ?? null };
  }
}

const KEY = "coach";
