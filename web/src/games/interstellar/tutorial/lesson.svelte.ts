/** The first round as it was recorded from the rules: one thing to do at a time, and what it brings. */
import type { Message, Offer } from "../../../generated/wire";
import { message } from "../../../lib/message";
import { ScriptedTable } from "../../../lib/scripted.svelte";
import type { Action, Event, View } from "../terms";

export interface Frame {
  lesson: string;
  /** What is new since the frame before. */
  view: Partial<View>;
  ask: Message;
  /** Nothing: the round is over. */
  action?: Action;
  brings?: Message[];
  events?: { event: Event; text: Message }[];
}

export class FirstRound extends ScriptedTable<View> {
  readonly #frames: readonly Frame[];
  index = $state(0);

  constructor(frames: readonly Frame[], names: readonly string[]) {
    super({ game: "interstellar", view: frames[0]?.view as View, names });
    this.#frames = frames;
  }

  readonly frame = $derived.by(() => this.#frames[this.index] as Frame);
  readonly over = $derived.by(() => this.frame.action === undefined);
  readonly progress = $derived.by(() => this.index / (this.#frames.length - 1));

  protected ask = (): Message => this.frame.ask;
  protected offers = (): Offer[] => (this.frame.action ? [only(this.frame.action)] : []);
  protected answer = (action: { type: string }): Message | undefined => {
    if (!this.#isMeant(action)) return message("si-lesson-other");
    this.index += 1;
    this.change(this.frame.view);
    for (const { event, text } of this.frame.events ?? []) this.change({}, event, text);
    return undefined;
  };

  override foresee = (action: object): Promise<Message[]> =>
    this.#isMeant(action) ? Promise.resolve(this.frame.brings ?? []) : Promise.reject(message("si-lesson-other"));

  #isMeant(action: object): boolean {
    const meant = Object.entries(this.frame.action ?? {});
    return meant.length > 0 && meant.every(([name, value]) => (action as Record<string, unknown>)[name] === value);
  }
}

/** An offer that leaves no choice. */
function only({ type, ...fields }: Action): Offer {
  const fixed = Object.entries(fields).map(([name, value]) => [
    name,
    { type: "fixed" as const, value: value as string | number | boolean },
  ]);
  return { action: type, fields: Object.fromEntries(fixed) as NonNullable<Offer["fields"]> };
}
