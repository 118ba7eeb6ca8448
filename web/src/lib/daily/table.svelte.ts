/** A daily puzzle as a table: every action goes to the server with all that was done before it, and the position comes
 * back with what AI seats have answered. Nothing is kept there in between. */
import type { DailyPuzzle, DailyResult, DailyStep, Message, Moment, Offer } from "../../generated/wire";
import { dailyAsk, dailyTry } from "../table/api";
import { ScriptedTable } from "../table/scripted.svelte";
import { type Page, write } from "./diary";

type AnyView = { setup: object };

export class DailyTable extends ScriptedTable<unknown> {
  #moment = $state.raw<Moment>() as Moment;
  #page: Page;
  readonly #number: number;
  /** Once it is over. */
  result = $state.raw<DailyResult | null>(null);

  constructor(puzzle: DailyPuzzle, page: Page, names: readonly string[]) {
    const { day, seat, opening } = puzzle;
    super({ game: day.game, view: opening.position.view as AnyView, names, seat, id: `daily-${puzzle.puzzle}` });
    this.#number = day.number;
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
      await this.#send(actions, done ?? false, false);
    }
  }

  override act(action: object): Promise<void> {
    return this.#send([...this.#page.actions, action], false, true);
  }

  override undo = (): Promise<void> => this.#send(this.#page.actions.slice(0, -1), false, false);

  /** This is all there will be. */
  handIn(): Promise<void> {
    return this.#send(this.#page.actions, true, true);
  }

  override describe = (): Promise<Message[]> => dailyAsk(this.#number, this.#page.actions, null);
  override foresee = (action: object): Promise<Message[]> => dailyAsk(this.#number, this.#page.actions, action);

  async #send(actions: object[], done: boolean, live: boolean): Promise<void> {
    this.busy = true;
    try {
      const step = await dailyTry(this.#number, { actions, done, token: this.#page.token });
      this.#write({ actions, done });
      await this.#follow(step, live);
    } finally {
      this.busy = false;
    }
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
