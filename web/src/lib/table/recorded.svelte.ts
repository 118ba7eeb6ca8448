/** Lessons as they were recorded from the rules: positions, and where each answer leads. No rule is known here. */
import type { Message, Offer } from "../../generated/wire";
import { message } from "../words/message";
import { ScriptedTable } from "./scripted.svelte";

/** What must be true of a token that is laid freely: it lies in a part of the surface, or on another one. */
export interface Need {
  token: string;
  /** Left, top, right, bottom. */
  within?: [number, number, number, number];
  on?: string;
}

/** The result of an action: another position, or a hint why another action would be better. */
export interface Answer {
  action: { type: string };
  to?: number;
  /** Until these are met it leads to `otherwise`. */
  needs?: Need[];
  otherwise?: number;
  hint?: string;
  /** Its sure effects, shown before it is done. */
  brings?: Message[];
  events?: { event: object; text: Message }[];
}

export interface Position<View> {
  lesson: string;
  /** What differs from the position `since`; without one, all there is to see, and a lesson begins. */
  view: Partial<View>;
  since?: number;
  ask: Message;
  offers?: Offer[];
  /** None: this lesson is done. */
  answers?: Answer[];
}

interface Options {
  game: string;
  /** As a file holds them. */
  positions: unknown;
  names: readonly string[];
  /** What is said to whoever does something else. */
  later: string;
}

/** What a page answers with when something has been read or seen. */
const GO_ON = { type: "go-on" };

export class RecordedTable<View extends { setup: object }> extends ScriptedTable<View> {
  readonly #positions: readonly Position<View>[];
  readonly #later: Message;
  at = $state(0);
  /** Why the last attempt was not what the lesson is about. */
  hint = $state.raw<Message | null>(null);

  constructor({ game, positions, names, later }: Options) {
    const all = positions as readonly Position<View>[];
    super({ game, view: all[0]?.view as View, names });
    this.#positions = all;
    this.#later = message(later);
  }

  readonly position = $derived.by(() => this.#positions[this.at] as Position<View>);
  readonly lesson = $derived.by(() => this.position.lesson);
  readonly done = $derived.by(() => !this.position.answers);

  /** Where each lesson begins. */
  get beginnings(): readonly number[] {
    return this.#positions.flatMap(({ since }, index) => (since === undefined ? [index] : []));
  }

  /** Something has been read or seen: whoever is next goes on. */
  goOn(): void {
    this.answer(GO_ON);
  }

  /** Goes to a position, whatever has been done. */
  show(at: number): void {
    this.at = at;
    this.hint = null;
    this.view = this.adapted(this.#viewAt(at));
  }

  /** The view as it is drawn: what the learner has chosen freely is no part of a recording. */
  protected adapted(view: View): View {
    return view;
  }

  /** Whether an action says what it has to. */
  protected meets(_needs: readonly Need[], _action: object): boolean {
    return true;
  }

  protected ask = (): Message => this.position.ask;
  protected offers = (): Offer[] => this.position.offers ?? [];

  protected answer = (action: { type: string }): Message | undefined => {
    const found = this.#answerTo(action);
    this.hint = found?.hint ? message(found.hint) : null;
    if (!found) return this.#later;
    const to = found.needs && !this.meets(found.needs, action) ? found.otherwise : found.to;
    if (to === undefined) return undefined;
    this.show(to);
    for (const { event, text } of found.events ?? []) this.change({}, event, text);
    return undefined;
  };

  override foresee = (action: object): Promise<Message[]> => {
    const found = this.#answerTo(action);
    return found ? Promise.resolve(found.brings ?? []) : Promise.reject(this.#later);
  };

  /** The first one all of whose fields are those of the action: a shorter one stands for all the rest. */
  #answerTo(action: object): Answer | undefined {
    return this.position.answers?.find((answer) => isPartOf(answer.action, action));
  }

  #viewAt(at: number): View {
    const { view, since } = this.#positions[at] as Position<View>;
    return since === undefined ? (view as View) : { ...this.#viewAt(since), ...view };
  }
}

export function isPartOf(part: unknown, whole: unknown): boolean {
  if (typeof part !== "object" || part === null) return part === whole;
  if (typeof whole !== "object" || whole === null) return false;
  return Object.entries(part).every(([name, value]) => isPartOf(value, (whole as Record<string, unknown>)[name]));
}
