/** What one player has before them: the game as they see it, what is printed, and what may be done. */
import type { Message, Offer } from "../../generated/wire";
import { everyAction } from "../../lib/offers";
import type { TableStore } from "../../lib/table.svelte";
import { complain } from "../../lib/toast.svelte";
import type { Action, Corporation, Printed, View } from "./terms";

export type Kind = Action["type"];
export type ActionOf<K extends Kind> = Extract<Action, { type: K }>;

/** What somebody points at: one thing to do, where there are several ways to pay for it all of them. */
export interface Aim {
  ways: readonly Action[];
  /** What it would change, as far as that is certain; nothing: not known yet. */
  changes: readonly Message[] | null;
  /** Why it cannot be done. */
  refused: Message | null;
}

export class Bridge {
  readonly table: TableStore;
  readonly printed: Printed;
  aim = $state.raw<Aim | null>(null);
  /** The aim was pressed although there are several ways: one of them is to be chosen. */
  choosing = $state(false);
  #acting = Promise.resolve();

  constructor(table: TableStore, printed: Printed) {
    this.table = table;
    this.printed = printed;
  }

  readonly view = $derived.by(() => this.table.view as View);
  readonly offers = $derived.by((): Offer[] => this.table.prompt?.offers ?? []);
  /** Everything that may be done now. */
  readonly actions = $derived.by((): Action[] => everyAction(this.offers) as Action[]);
  /** The viewer's own things; nothing for those who only watch. */
  readonly mine = $derived.by((): Corporation | null => (this.view.me === null ? null : (this.view.corporations[this.view.me] ?? null)));
  readonly isMine = $derived.by(() => this.offers.length > 0);

  actionsOf<K extends Kind>(kind: K): ActionOf<K>[] {
    return this.actions.filter((action): action is ActionOf<K> => action.type === kind);
  }

  /** Points at something: what it costs and brings is looked up, nothing is done. */
  point(ways: readonly Action[]): void {
    const [first] = ways;
    if (!first || this.isAimedAt(ways)) return;
    const aim: Aim = { ways, changes: null, refused: null };
    this.aim = aim;
    this.choosing = false;
    this.table.foresee(first).then(
      (changes) => this.#learn(aim, { changes }),
      (refused: Message) => this.#learn(aim, { refused }),
    );
  }

  isAimedAt(ways: readonly Action[]): boolean {
    return this.aim !== null && JSON.stringify(this.aim.ways) === JSON.stringify(ways);
  }

  forget(): void {
    this.aim = null;
    this.choosing = false;
  }

  /** Does what is pointed at, or asks which way. */
  press(ways: readonly Action[]): Promise<void> {
    const [first, ...others] = ways;
    if (!first) return Promise.resolve();
    if (others.length === 0) return this.act(first);
    this.point(ways);
    this.choosing = true;
    return Promise.resolve();
  }

  /** One after the other: each step is taken from the position the one before has made. */
  act(action: Action): Promise<void> {
    this.forget();
    return this.#inTurn(() => this.table.act(action));
  }

  undo(): Promise<void> {
    this.forget();
    return this.#inTurn(() => this.table.undo());
  }

  #learn(aim: Aim, news: Partial<Aim>): void {
    if (this.aim === aim) this.aim = { ...aim, ...news };
  }

  #inTurn(step: () => Promise<void>): Promise<void> {
    this.#acting = this.#acting.then(step).catch(complain);
    return this.#acting;
  }
}
