/** A table without a server: a lesson answers in its place, with the very views and offers a server would send. */
import type { Event, Result, Target, View } from "../../../generated/space-puzzle";
import type { Happened, Message, Offer, Prompt, Spoken, TableInfo, Talk } from "../../../generated/wire";
import type { EventListener, TableStore } from "../../../lib/table.svelte";
import { ME, opening, PARTNER } from "./position";

/** What a lesson decides: what is asked, and what becomes of an action. */
export interface Lesson {
  ask(view: View): Message;
  offers(view: View): Offer[];
  /** Why not, or nothing once it is done. */
  act(table: ScriptedTable, action: { type: string }): Message | undefined;
}

export class ScriptedTable implements TableStore {
  view: View = $state.raw(opening(ME, ""));
  events = $state.raw<readonly Happened[]>([]);
  chat = $state.raw<readonly Spoken[]>([]);
  readonly table: TableInfo;
  readonly seat = ME;
  readonly host = true;
  readonly talk: Talk = { open: false };
  readonly mayUndo = false;
  readonly status = "online";
  readonly busy = false;
  readonly names: readonly string[];
  readonly #lesson: Lesson;
  readonly #listeners = new Set<EventListener>();

  constructor(lesson: Lesson, ai: number, names: readonly [string, string], scenario: string) {
    this.#lesson = lesson;
    this.names = names;
    this.view = opening(ai, scenario);
    this.table = {
      id: "lesson",
      game: "space_puzzle",
      setup: this.view.setup,
      phase: "playing",
      chairs: names.map((name, seat) => ({
        seat,
        kind: seat === ME ? "person" : "ai",
        name,
        strength: "",
        online: true,
        host: seat === ME,
      })),
      spectators: 0,
      created: 0,
      rematch: null,
    };
  }

  readonly prompt: Prompt = $derived.by(() => ({ ask: this.#lesson.ask(this.view), offers: this.#lesson.offers(this.view) }));

  clock(): number {
    return performance.now();
  }

  act(action: object): Promise<void> {
    const refused = this.#lesson.act(this, action as { type: string });
    return refused ? Promise.reject(refused) : Promise.resolve();
  }

  /** The position after a step, and what everybody is told of it. */
  change(changes: Partial<View>, event?: Event, text?: Message): void {
    this.view = { ...this.view, ...changes };
    if (!event || !text) return;
    const happened = { seq: this.events.length + 1, event, text };
    this.events = [...this.events, happened];
    for (const listener of this.#listeners) listener([happened], true);
  }

  comment(text: string): void {
    this.chat = [...this.chat, { seat: PARTNER, text, at: Date.now() }];
  }

  listen(listener: EventListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  undo = (): Promise<void> => Promise.resolve();
  say = (): Promise<void> => Promise.resolve();
  start = (): Promise<void> => Promise.resolve();
  setSeat = (): Promise<void> => Promise.resolve();
  rename = (): Promise<void> => Promise.resolve();
  rematch = (): Promise<void> => Promise.resolve();
  describe = (): Promise<Message[]> => Promise.resolve([]);
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
