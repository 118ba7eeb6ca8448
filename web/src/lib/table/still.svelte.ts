/** A moment of a finished game as a table on which nothing can be done: the boards are drawn as in play. */
import type { Message, Offer } from "../../generated/wire";
import { ScriptedTable, type Opening } from "./scripted.svelte";

export class StillTable<View> extends ScriptedTable<View> {
  readonly #over: Message;

  /** `over` says why nothing can be done any more. */
  constructor(opening: Opening<View>, over: Message) {
    super(opening);
    this.#over = over;
  }

  protected ask = (): Message => this.#over;
  protected offers = (): Offer[] => [];
  protected answer = (): Message => this.#over;
}
