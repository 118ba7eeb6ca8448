/** A table without a server: a lesson answers in its place, with the very views and offers a server would send. */
import type { Happened, Message, Offer, Outcome, Prompt, Spoken, TableInfo, Talk } from "../../generated/wire";
import type { EventListener, Suggestion, TableStore } from "./table.svelte";
import { UNKNOWN } from "./unknown";

export interface Opening<View> {
  game: string;
  view: View & { setup: object };
  names: readonly string[];
  /** Where the learner sits: on the first seat, unless it says so. */
  seat?: number;
  id?: string;
}

export abstract class ScriptedTable<View> implements TableStore {
  view: View;
  events = $state.raw<readonly Happened[]>([]);
  chat = $state.raw<readonly Spoken[]>([]);
  reasons = $state.raw<readonly Spoken[]>([]);
  readonly table: TableInfo;
  readonly names: readonly string[];
  readonly seat: number;
  readonly seats: readonly number[] = [];
  readonly host = true;
  readonly talk: Talk = { open: false };
  mayUndo = $state(false);
  outcome = $state.raw<Outcome | null>(null);
  readonly status = "online";
  busy = $state(false);
  readonly #listeners = new Set<EventListener>();

  constructor({ game, view, names, seat: mine = 0, id = "lesson" }: Opening<View>) {
    this.seat = mine;
    this.view = $state.raw<View>(view);
    this.names = names;
    this.table = {
      ...UNKNOWN,
      id,
      game,
      setup: view.setup,
      phase: "playing",
      chairs: names.map((name, seat) => ({
        seat,
        kind: seat === this.seat ? "person" : "ai",
        name,
        strength: "",
        online: true,
        host: seat === this.seat,
        stood_in: false,
        advised: 0,
        persona: "",
        dialect: false,
        guest: "",
        shares: false,
      })),
    };
  }

  protected abstract ask(): Message;
  protected abstract offers(): Offer[];
  /** Why not, or nothing once it is done. */
  protected abstract answer(action: { type: string }): Message | undefined;

  readonly prompt: Prompt = $derived.by(() => ({ ask: this.ask(), offers: this.offers() }));

  clock(): number {
    return performance.now();
  }

  act(action: object): Promise<void> {
    const refused = this.answer(action as { type: string });
    return refused ? Promise.reject(refused) : Promise.resolve();
  }

  /** The position after a step, and what everybody is told of it. */
  change(changes: Partial<View>, event?: object, text?: Message): void {
    this.view = { ...this.view, ...changes };
    if (event && text) this.tell([{ seq: this.events.length + 1, event, text }], true);
  }

  /** What has happened; `live`: just now. */
  protected tell(happened: Happened[], live: boolean): void {
    this.events = [...this.events, ...happened];
    for (const listener of this.#listeners) listener(happened, live);
  }

  listen(listener: EventListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  undo = (): Promise<void> => Promise.resolve();
  say = (): Promise<void> => Promise.resolve();
  start = (): Promise<void> => Promise.resolve();
  setSeat = (): Promise<void> => Promise.resolve();
  consent = (): Promise<void> => Promise.resolve();
  nudge = (): Promise<void> => Promise.resolve();
  pause = (): Promise<void> => Promise.resolve();
  share = (): Promise<void> => Promise.resolve();
  setWatching = (): Promise<void> => Promise.resolve();
  setListed = (): Promise<void> => Promise.resolve();
  answerKnock = (): Promise<void> => Promise.resolve();
  setVoice = (): Promise<void> => Promise.resolve();
  look = (): void => {};
  rename = (): Promise<void> => Promise.resolve();
  rematch = (): Promise<void> => Promise.resolve();
  describe = (): Promise<Message[]> => Promise.resolve([]);
  foresee: (action: object) => Promise<Message[]> = () => Promise.resolve([]);
  suggest = (): Promise<Suggestion> => Promise.resolve({ action: null, reasons: [] });
  hurry = (): Promise<void> => Promise.resolve();
}
