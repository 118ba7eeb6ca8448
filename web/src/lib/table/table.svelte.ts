/** One table as this page sees it, kept fresh by its connection. */
import type { Described, Happened, Message, Occupant, Outcome, Prompt, Spoken } from "../../generated/wire";
import type { Suggested, TableInfo, Talk, Watching } from "../../generated/wire";
import { liveAddress } from "./api";
import { chairNames } from "./seats/chairs";
import { Connection, type Listener, type Question, type Socket, type Status } from "./connection";
import { UNKNOWN } from "./unknown";
import { blockedGuests, guestSecret } from "./meeting/guest";
import { language, nameSeats } from "../words/i18n.svelte";

export type Rematch = "same" | "passed-on" | "onward";
export type EventListener = (events: Happened[], live: boolean) => void;

/** What a game component reads and calls. A tutorial can offer the same without a server. */
export interface TableStore {
  readonly table: TableInfo;
  readonly seat: number | null;
  /** All own seats: several, where people share this device. */
  readonly seats: readonly number[];
  readonly host: boolean;
  readonly view: unknown;
  readonly prompt: Prompt | null;
  readonly talk: Talk;
  readonly mayUndo: boolean;
  /** How it ended; null while it goes on. */
  readonly outcome: Outcome | null;
  readonly chat: readonly Spoken[];
  /** Why AI seats did what they did last, one line of each that has said so since this page was opened; the latest last. */
  readonly reasons: readonly Spoken[];
  /** What has happened and still holds: of a step that was taken back nothing is left. */
  readonly events: readonly Happened[];
  readonly status: Status;
  /** A request of ours is still unanswered, and what we see is still what it was made on. */
  readonly busy: boolean;
  /** Nobody presses anything here: what waits for a hand elsewhere goes on by itself. */
  readonly unattended?: boolean;
  /** The screen still shows what has been: nobody is advised about what they do not see yet. */
  behind?: boolean;
  /** Who sits where, by seat. */
  readonly names: readonly string[];
  /** Milliseconds since the game began, by the server's clock; what a view's times are counted from. */
  clock(): number;
  /** Resolves once the action is durable; rejects with the reason (a Message) when it is refused. */
  act(action: object): Promise<void>;
  undo(): Promise<void>;
  say(text: string): Promise<void>;
  start(): Promise<void>;
  setSeat(seat: number, to: Occupant): Promise<void>;
  /** The answer to a proposed change of seats. */
  consent(agree: boolean): Promise<void>;
  /** Calls a person the game waits for. */
  nudge(seat: number): Promise<void>;
  /** Wants the table's own clock stopped, or running again; or drops that question. */
  pause(agree: boolean): Promise<void>;
  /** Lets this game be used for research, or no longer. */
  share(agree: boolean): Promise<void>;
  setWatching(watching: Watching): Promise<void>;
  /** Whether strangers may find this table, and what for. */
  setListed(listed: TableInfo["listed"]): Promise<void>;
  /** Lets in whoever asks for an AI's seat, or not. */
  answerKnock(agree: boolean): Promise<void>;
  /** The host lets people talk, or no longer. */
  setVoice(on: boolean): Promise<void>;
  /** From now on from another own seat. */
  look(seat: number): void;
  rename(name: string): Promise<void>;
  /** Another game: with roles kept, passed on as the rulebook has it, or at the next level or scenario. */
  rematch(then: Rematch): Promise<void>;
  describe(): Promise<Message[]>;
  /** What an action would change, as far as that is certain; rejects with the reason why it is not possible. */
  foresee(action: object): Promise<Message[]>;
  /** What the game's best AI seat would do here; the request is recorded and shown to everybody. */
  suggest(): Promise<Suggestion>;
  /** AI seats shall not take their time. */
  hurry(skip: boolean): Promise<void>;
  /** Calls back for events from now on, in order and once each; returns how to stop. */
  listen(listener: EventListener): () => void;
}

/** An action that could be sent as it is, unless one would rather wait; and why. */
export interface Suggestion {
  action: Record<string, unknown> | null;
  reasons: Message[];
}

export class LiveTable implements TableStore {
  table = $state.raw<TableInfo>(UNKNOWN);
  seat = $state<number | null>(null);
  seats = $state.raw<readonly number[]>([]);
  host = $state(false);
  view = $state.raw<unknown>(null);
  prompt = $state.raw<Prompt | null>(null);
  talk = $state.raw<Talk>({ open: false });
  mayUndo = $state(false);
  behind = $state(false);
  outcome = $state.raw<Outcome | null>(null);
  chat = $state.raw<readonly Spoken[]>([]);
  reasons = $state.raw<readonly Spoken[]>([]);
  events = $state.raw<readonly Happened[]>([]);
  status = $state<Status>("connecting");
  unattended = false;
  /** Why the server closed the line for good. */
  farewell = $state.raw<Message | null>(null);
  #unanswered = $state.raw<ReadonlySet<Question>>(new Set());
  #seq = 0;
  /** When the server's clock would have stood at 0, by this page's clock. */
  #began = 0;
  /** Where it stands still, while it does. */
  #stoppedAt: number | null = null;
  readonly #listeners = new Set<EventListener>();
  readonly #connection: Connection;
  readonly #unname: () => void;

  constructor(
    readonly id: string,
    token: string | null,
    open?: (url: string) => Socket,
  ) {
    this.#unname = nameSeats(() => this.names);
    this.#connection = new Connection(liveAddress(id), token, this.#hears(), open);
  }

  /** Whether the table has been heard from at all. */
  get known(): boolean {
    return this.table !== UNKNOWN;
  }

  get busy(): boolean {
    return this.#unanswered.size > 0;
  }

  get names(): readonly string[] {
    return chairNames(this.table.chairs);
  }

  clock(): number {
    return this.#stoppedAt ?? performance.now() - this.#began;
  }

  act(action: object): Promise<void> {
    return this.#ask({ type: "act", seq: this.#connection.seq, action });
  }

  undo(): Promise<void> {
    return this.#ask({ type: "undo", seq: this.#connection.seq });
  }

  say(text: string): Promise<void> {
    return this.#ask({ type: "say", text });
  }

  start(): Promise<void> {
    return this.#ask({ type: "start" });
  }

  setSeat(seat: number, to: Occupant): Promise<void> {
    return this.#ask({ type: "set-seat", seat, to });
  }

  consent(agree: boolean): Promise<void> {
    return this.#ask({ type: "consent", agree });
  }

  nudge(seat: number): Promise<void> {
    return this.#ask({ type: "nudge", seat });
  }

  pause(agree: boolean): Promise<void> {
    return this.#ask({ type: "pause", agree });
  }

  share(agree: boolean): Promise<void> {
    return this.#ask({ type: "share", agree });
  }

  setWatching(watching: Watching): Promise<void> {
    return this.#ask({ type: "set-watching", watching });
  }

  setListed(listed: TableInfo["listed"]): Promise<void> {
    const who = { language: language.current, guest: guestSecret(), blocked: blockedGuests() };
    return this.#ask({ type: "set-listed", listed, ...who });
  }

  answerKnock(agree: boolean): Promise<void> {
    return this.#ask({ type: "answer-knock", agree });
  }

  setVoice(on: boolean): Promise<void> {
    return this.#ask({ type: "set-voice", on });
  }

  look(seat: number): void {
    Object.assign(this, { view: null, prompt: null, events: [], chat: [], reasons: [] });
    this.#connection.look(seat);
  }

  rename(name: string): Promise<void> {
    return this.#ask({ type: "rename", name });
  }

  rematch(then: Rematch): Promise<void> {
    return this.#ask({ type: "rematch", then });
  }

  async describe(): Promise<Message[]> {
    return ((await this.#connection.request({ type: "describe" })) as Described).lines;
  }

  async foresee(action: object): Promise<Message[]> {
    return ((await this.#connection.request({ type: "foresee", action })) as Described).lines;
  }

  async suggest(): Promise<Suggestion> {
    const { action, reasons } = (await this.#connection.request({ type: "suggest" })) as Suggested;
    return { action: action as Suggestion["action"], reasons };
  }

  hurry(skip: boolean): Promise<void> {
    return this.#ask({ type: "hurry", skip });
  }

  listen(listener: EventListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whoever was watching has taken a seat. */
  sit(token: string): void {
    this.#connection.become(token);
  }

  wake(): void {
    this.#connection.wake();
  }

  close(): void {
    this.#connection.close();
    this.#unname();
  }

  async #ask(question: Question): Promise<void> {
    this.#unanswered = new Set(this.#unanswered).add(question);
    try {
      await this.#connection.request(question);
    } finally {
      this.#unanswered = new Set([...this.#unanswered].filter((other) => other !== question));
    }
  }

  #hears(): Listener {
    return {
      status: (status) => (this.status = status),
      table: (table, seat, host, seats) => {
        this.#stoppedAt = table.standstill?.stopped ? this.clock() : null;
        Object.assign(this, { table, seat, host, seats });
      },
      position: (position) => {
        if (position?.seq !== this.#seq) this.#unanswered = new Set();
        this.#seq = position?.seq ?? 0;
        this.#began = performance.now() - (position?.clock ?? 0);
        this.view = position?.view ?? null;
        this.prompt = position?.prompt ?? null;
        this.talk = position?.talk ?? { open: true };
        this.mayUndo = position?.may_undo ?? false;
        this.outcome = position?.outcome ?? null;
      },
      undone: (steps) => (this.events = this.events.filter((happened) => !steps.includes(happened.seq))),
      events: (events, live) => {
        this.events = [...this.events, ...events];
        for (const listener of this.#listeners) listener(events, live);
      },
      chat: (lines) => (this.chat = lines),
      said: (line) => {
        if (!line.notice || line.seat < 0) this.chat = [...this.chat, line];
        else this.reasons = [...this.reasons.filter((other) => other.seat !== line.seat), line];
      },
      bye: (reason) => (this.farewell = reason),
    };
  }
}
