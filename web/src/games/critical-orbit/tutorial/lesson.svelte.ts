/** A job's lessons, one after the other: each begins with a position of its own and is over when it has been done. */
import type { Message, Offer } from "../../../generated/wire";
import { message } from "../../../lib/message";
import { ScriptedTable } from "../../../lib/scripted.svelte";
import type { Action, Printed, View } from "../terms";

export interface Step {
  id: string;
  begin: (printed: Printed) => View;
  /** What can be done; nothing else is asked once it is. */
  offers: (view: View, printed: Printed) => Offer[];
  /** The position afterwards, or why not. */
  act: (view: View, action: Action, printed: Printed) => View | Message;
  isDone: (view: View) => boolean;
}

export class Lesson extends ScriptedTable<View> {
  readonly #printed: Printed;
  readonly #steps: readonly [Step, ...Step[]];
  index = $state(0);
  /** Why the last attempt was not what the lesson is about. */
  hint = $state.raw<Message | null>(null);

  constructor(printed: Printed, steps: readonly [Step, ...Step[]], names: readonly string[]) {
    super({ game: "critical_orbit", view: steps[0].begin(printed), names });
    this.#printed = printed;
    this.#steps = steps;
  }

  readonly step = $derived.by(() => this.#steps[this.index] ?? this.#steps[0]);
  readonly done = $derived.by(() => this.step.isDone(this.view));
  readonly last = $derived.by(() => this.index === this.#steps.length - 1);
  readonly progress = $derived.by(() => (this.index + (this.done ? 1 : 0)) / this.#steps.length);

  next(): void {
    this.index += 1;
    this.hint = null;
    this.view = this.step.begin(this.#printed);
  }

  protected ask = (): Message => message(this.done ? "mc-lesson-done" : "mc-lesson-do");
  protected offers = (): Offer[] => (this.done ? [] : this.step.offers(this.view, this.#printed));
  protected answer = (action: { type: string }): Message | undefined => {
    const after = this.step.act(this.view, action as Action, this.#printed);
    this.hint = "setup" in after ? null : after;
    if ("setup" in after) this.view = after;
    return undefined;
  };
}
