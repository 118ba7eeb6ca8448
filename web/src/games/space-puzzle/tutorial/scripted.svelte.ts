/** The lessons' table: a lesson decides what is asked, and what becomes of an action. */
import type { Result, Target, View } from "../../../generated/space-puzzle";
import type { Message, Offer } from "../../../generated/wire";
import { ScriptedTable as AnyTable } from "../../../lib/scripted.svelte";
import { opening, PARTNER } from "./position";

export interface Lesson {
  ask(view: View): Message;
  offers(view: View): Offer[];
  /** Why not, or nothing once it is done. */
  act(table: ScriptedTable, action: { type: string }): Message | undefined;
}

export class ScriptedTable extends AnyTable<View> {
  readonly #lesson: Lesson;

  constructor(lesson: Lesson, ai: number, names: readonly [string, string], scenario: string) {
    super({ game: "space_puzzle", view: opening(ai, scenario), names });
    this.#lesson = lesson;
  }

  comment(text: string): void {
    this.chat = [...this.chat, { seat: PARTNER, text, at: Date.now() }];
  }

  protected ask = (): Message => this.#lesson.ask(this.view);
  protected offers = (): Offer[] => this.#lesson.offers(this.view);
  protected answer = (action: { type: string }): Message | undefined => this.#lesson.act(this, action);
}

/** The board compared with what was wanted (SP-54). */
export function compare(view: View, solution: readonly Target[], declared: boolean): Result {
  const verdicts = solution.map((target) => ({
    target,
    marker: view.markers[target.colour]?.key === target.key,
    pawn: view.pawns?.[target.colour] === target.cell,
    die: true,
  }));
  return { won: verdicts.every(({ marker, pawn }) => marker && pawn), declared, verdicts, strays: [] };
}
