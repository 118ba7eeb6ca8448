/** The state of one player's screen: the game as they see it, the printed content, and the offers. */
import type { Message, Offer } from "../../generated/wire";
import { everyAction } from "../../lib/table/offers";
import type { TableStore } from "../../lib/table/table.svelte";
import { complain } from "../../lib/page/toast.svelte";
import type { Action, Corporation, Mat, Printed, View } from "./terms";

export type Kind = Action["type"];
export type ActionOf<K extends Kind> = Extract<Action, { type: K }>;

/** What somebody points at: one thing to do, where there are several ways to pay for it all of them. */
export interface Aim {
  ways: readonly Action[];
  /** Its sure effects; undefined: not known yet. */
  changes: readonly Message[] | null;
  /** Why it cannot be done. */
  refused: Message | null;
}

/** Moving quickly across a board asks nothing. */
const GLANCE_MS = 60;

export class Bridge {
  readonly table: TableStore;
  readonly printed: Printed;
  aim = $state.raw<Aim | null>(null);
  /** A pressed action that can be done in several ways: one has to be chosen. */
  choosing = $state.raw<readonly Action[] | null>(null);
  /** Whether what ends one's phase and cannot be taken back is asked about. */
  asksFirst = false;
  asking = $state.raw<Action | null>(null);
  #acting = Promise.resolve();

  constructor(table: TableStore, printed: Printed) {
    this.table = table;
    this.printed = printed;
  }

  readonly view = $derived.by(() => this.table.view as View);
  readonly offers = $derived.by((): Offer[] => this.table.prompt?.offers ?? []);
  /** Everything that may be done now. */
  readonly actions = $derived.by((): Action[] => everyAction(this.offers) as Action[]);
  readonly #possible = $derived.by(() => new Set(this.actions.map(written)));
  /** The viewer's own things; undefined for spectators. */
  readonly mine = $derived.by((): Corporation | null =>
    this.view.me === null ? null : (this.view.corporations[this.view.me] ?? null),
  );
  /** What the viewer's own things lead to. */
  readonly mat = $derived.by((): Mat | null =>
    this.view.me === null ? null : (this.view.facts.mats[this.view.me] ?? null),
  );
  readonly isMine = $derived.by(() => this.offers.length > 0);

  actionsOf<K extends Kind>(kind: K): ActionOf<K>[] {
    return this.actions.filter((action): action is ActionOf<K> => action.type === kind);
  }

  isPossible(action: Action | undefined): boolean {
    return action !== undefined && this.#possible.has(written(action));
  }

  /** Points at something: its cost and effect are looked up, nothing is done. */
  point(ways: readonly Action[]): void {
    if (ways.length > 0 && !this.isAimedAt(ways)) this.#foresee(ways);
  }

  isAimedAt(ways: readonly Action[]): boolean {
    return this.aim !== null && JSON.stringify(this.aim.ways) === JSON.stringify(ways);
  }

  forget(): void {
    this.aim = null;
  }

  /** Cancels the choice. */
  dismiss(): void {
    this.forget();
    this.choosing = null;
  }

  /** The position has changed: previews may no longer hold. */
  lookAgain(): void {
    if (this.choosing && !this.isPossible(this.choosing[0])) this.choosing = null;
    if (this.aim) this.#foresee(this.aim.ways);
  }

  /** Does the action pointed at, or asks which way; an impossible one is only shown. */
  press(ways: readonly Action[]): Promise<void> {
    const [first, ...others] = ways;
    if (this.table.busy) return Promise.resolve();
    if (this.asksFirst && first?.type === "pass" && this.isPossible(first)) {
      this.asking = first;
      return Promise.resolve();
    }
    if (first && this.isPossible(first) && others.length === 0) return this.act(first);
    this.point(ways);
    this.choosing = this.isPossible(first) ? ways : null;
    return Promise.resolve();
  }

  /** One after the other: each step is taken from the position the one before has made. */
  act(action: Action): Promise<void> {
    this.asking = null;
    this.dismiss();
    return this.#inTurn(() => this.table.act(action));
  }

  undo(): Promise<void> {
    this.dismiss();
    return this.#inTurn(() => this.table.undo());
  }

  #foresee(ways: readonly Action[]): void {
    const [first] = ways;
    if (!first) return;
    const aim: Aim = { ways, changes: null, refused: null };
    this.aim = aim;
    setTimeout(() => this.aim === aim && this.#ask(aim, first), GLANCE_MS);
  }

  #ask(aim: Aim, action: Action): void {
    this.table.foresee(action).then(
      (changes) => this.#learn(aim, { changes }),
      (refused: Message) => this.#learn(aim, { refused }),
    );
  }

  #learn(aim: Aim, news: Partial<Aim>): void {
    if (this.aim === aim) this.aim = { ...aim, ...news };
  }

  #inTurn(step: () => Promise<void>): Promise<void> {
    this.#acting = this.#acting.then(step).catch(complain);
    return this.#acting;
  }
}

/** The same for the same action, in whichever order its fields stand. */
function written(action: Action): string {
  return JSON.stringify(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)));
}
