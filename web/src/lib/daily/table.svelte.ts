/** A daily puzzle as a table: every action goes to the server with all that was done before it, and the position comes
 * back with what AI seats have answered. Nothing is kept there in between. Without a network a day that was taken along
 * is gone on with here, and sent later. */
import type { DailyPuzzle, DailyResult, DailyStep, Message, Moment, Offer } from "../../generated/wire";
import { dailyAsk, dailyTry, isCutOff } from "../table/api";
import { ScriptedTable } from "../table/scripted.svelte";
import { type Alone, describeAlone, goOnAlone } from "./alone";
import { type Page, write } from "./diary";

type AnyView = { setup: object };

export class DailyTable extends ScriptedTable<unknown> {
  #moment = $state.raw<Moment>() as Moment;
  #page: Page;
  readonly #puzzle: DailyPuzzle;
  /** Once it is over. */
  result = $state.raw<DailyResult | null>(null);
  /** Handed in while there was no network: nobody has judged it yet. */
  waiting = $state(false);
  /** The last step was taken without a network: who judges it. */
  alone = $state<Alone["judged"] | null>(null);
  #last = Promise.resolve();

  constructor(puzzle: DailyPuzzle, page: Page, names: readonly string[]) {
    const { day, seat, opening } = puzzle;
    super({ game: day.game, view: opening.position.view as AnyView, names, seat, id: `daily-${puzzle.puzzle}` });
    this.#puzzle = puzzle;
    this.#page = page;
    this.#moment = opening;
  }

  get page(): Page {
    return this.#page;
  }

  protected ask(): Message {
    return this.#moment.position.prompt.ask;
  }

  protected offers(): Offer[] {
    return this.#moment.position.prompt.offers ?? [];
  }

  protected answer(): Message | undefined {
    return undefined;
  }

  /** What the solver was told before: heard once, however often the page is opened. */
  async open(): Promise<void> {
    const { actions, done } = this.#page;
    if (actions.length === 0 && !done) {
      const first = !this.#page.opened;
      this.#write({ opened: true });
      this.tell(this.#moment.events, first);
    } else {
      await this.#inTurn(() => this.#send(actions, done ?? false, false));
    }
  }

  override act(action: object): Promise<void> {
    return this.#inTurn(() => this.#send([...this.#page.actions, action], false, true));
  }

  override undo = (): Promise<void> => this.#inTurn(() => this.#send(this.#page.actions.slice(0, -1), false, false));

  /** This is all there will be, with what lies on the board already and is still to be sent. */
  async handIn(): Promise<void> {
    await this.#rest();
    await this.#inTurn(() => this.#send(this.#page.actions, true, true));
  }

  override describe = (): Promise<Message[]> =>
    dailyAsk(this.#number, this.#page.actions, null).catch((reason: unknown) => {
      if (!isCutOff(reason)) throw reason;
      return describeAlone(this.#puzzle, this.#page.actions);
    });

  override foresee = (action: object): Promise<Message[]> =>
    dailyAsk(this.#number, this.#page.actions, action).catch((reason: unknown) => {
      if (!isCutOff(reason)) throw reason;
      return [];
    });

  get #number(): number {
    return this.#puzzle.day.number;
  }

  /** One after the other: each step is added to those the one before has left. */
  #inTurn(step: () => Promise<void>): Promise<void> {
    const taken = this.#last.then(step);
    this.#last = taken.catch(() => undefined);
    return taken;
  }

  /** Until nothing is on its way: a board that was left quickly sends its next step once the last one is answered. */
  async #rest(): Promise<void> {
    for (let last: Promise<void> | null = null; last !== this.#last;) {
      last = this.#last;
      await last;
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  async #send(actions: object[], done: boolean, live: boolean): Promise<void> {
    this.busy = true;
    try {
      await this.#follow(await this.#answered(actions, done), live);
    } finally {
      this.busy = false;
    }
  }

  async #answered(actions: object[], done: boolean): Promise<DailyStep> {
    try {
      const step = await dailyTry(this.#number, { actions, done, token: this.#page.token });
      this.alone = null;
      this.waiting = false;
      this.#write({ actions, done, unsent: false });
      return step;
    } catch (reason) {
      if (!isCutOff(reason)) throw reason;
    }
    const alone = await goOnAlone(this.#puzzle, actions, done);
    this.alone = alone.judged;
    this.waiting = alone.over && !alone.step.result;
    this.#write({ actions: alone.actions, done, unsent: alone.over });
    return alone.step;
  }

  /** One after the other, as they would come at a table. */
  async #follow({ moments, result }: DailyStep, live: boolean): Promise<void> {
    for (const moment of moments) {
      this.#moment = moment;
      this.view = moment.position.view;
      this.mayUndo = moment.position.may_undo;
      this.outcome = moment.position.outcome ?? null;
      this.tell(moment.events, live);
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (result) this.result = result;
  }

  #write(changes: Partial<Page>): void {
    this.#page = write(this.#number, { ...this.#page, ...changes });
  }
}
