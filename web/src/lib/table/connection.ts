/** One viewer's live connection to a table: it reconnects by itself, loses nothing and does nothing twice. */
import { build } from "../page/build.svelte";
import type { Ack, ClientMessage, Described, Happened, Hello, Lobby, Message, Ping } from "../../generated/wire";
import type { Position, ServerMessage, Spoken, Suggested, TableInfo, Update, Welcome } from "../../generated/wire";
import { message } from "../words/message";

export type Status = "connecting" | "online" | "offline";

export interface Listener {
  status(status: Status): void;
  table(table: TableInfo, seat: number | null, host: boolean, seats: readonly number[]): void;
  position(position: Position | null): void;
  /** One's own steps that were taken back, on this page or another one: their events have not happened. */
  undone(steps: number[]): void;
  /** In order, each once. `live` is false for what happened before this page was opened. */
  events(events: Happened[], live: boolean): void;
  chat(lines: Spoken[]): void;
  said(line: Spoken): void;
  /** The server has ended it for good. */
  bye(reason: Message): void;
}

/** As much of a WebSocket as we use, so that tests can stand in for one. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type Question = WithoutId<Exclude<ClientMessage, Hello | Ping>>;
type Answer = Ack | Described | Suggested;

interface Pending {
  text: string;
  resolve(answer: Answer): void;
  reject(reason: Message): void;
}

export const PING_MS = 3_000;
export const SILENCE_MS = 9_000;
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 5_000;
/** Close codes from 4000 on are ours: coming back would not help. */
const FINAL_CODE = 4_000;
/** Stands for "everything so far": what was heard from one seat is not told again from the next. */
const ANOTHER_COUNT = Number.MAX_SAFE_INTEGER;

export class Connection {
  readonly #pending = new Map<string, Pending>();
  readonly #id = randomName();
  #requests = 0;
  #socket: Socket | null = null;
  #position: Position | null = null;
  #welcomed = false;
  #known = false;
  #seat: number | null = null;
  /** From which of several own seats to look. */
  #wanted: number | null = null;
  #n = 0;
  #seen = 0;
  #heard = 0;
  #failures = 0;
  #beat: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #reason = message("problem-closed");

  constructor(
    readonly url: string,
    private token: string | null,
    readonly listener: Listener,
    readonly open: (url: string) => Socket = (at) => new WebSocket(at) as Socket,
  ) {
    this.#connect();
  }

  /** Settles when the table has answered, however many connections that takes. */
  request(question: Question): Promise<Answer> {
    const id = `${this.#id}-${++this.#requests}`;
    return new Promise((resolve, reject) => {
      const text = JSON.stringify({ ...question, id });
      this.#pending.set(id, { text, resolve, reject });
      if (this.#welcomed) this.#socket?.send(text);
    });
  }

  /** The position a player is looking at. */
  get seq(): number {
    return this.#position?.seq ?? 0;
  }

  /** From now on for another seat: a spectator has taken one. */
  become(token: string): void {
    this.token = token;
    this.#connect();
  }

  /** From now on from another own seat, as if this page had just been opened there. */
  look(seat: number): void {
    this.#wanted = seat;
    this.#known = false;
    this.#seen = 0;
    this.#position = null;
    this.#connect();
  }

  /** The network or the page has woken up: do not wait for the timer. */
  wake(): void {
    if (this.#ended) return;
    if (this.#retry !== undefined) this.#connect();
    else this.#check();
  }

  close(): void {
    this.#ended = true;
    this.#release();
  }

  #connect(): void {
    this.#release();
    this.#heard = performance.now();
    const socket = this.open(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      const seat = this.#wanted === null ? {} : { seat: this.#wanted };
      socket.send(JSON.stringify({ type: "hello", token: this.token, since: this.#seen, ...seat }));
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data) as ServerMessage);
    socket.onclose = ({ code }) => (code >= FINAL_CODE ? this.#giveUp() : this.#lost());
    this.#beat = setInterval(() => this.#check(), PING_MS);
    this.listener.status(this.#failures > 1 ? "offline" : "connecting");
  }

  #check(): void {
    if (performance.now() - this.#heard >= SILENCE_MS) this.#lost();
    else if (this.#welcomed) this.#socket?.send('{"type":"ping"}');
  }

  #lost(): void {
    this.#release();
    this.#failures += 1;
    this.listener.status(this.#failures > 1 ? "offline" : "connecting");
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (this.#failures - 1));
    this.#retry = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
  }

  #giveUp(): void {
    this.close();
    this.listener.status("offline");
    this.listener.bye(this.#reason);
  }

  #release(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#welcomed = false;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #hear(message: ServerMessage): void {
    this.#heard = performance.now();
    if (message.type === "bye") return void (this.#reason = message.reason);
    if (message.type !== "welcome") {
      if (message.n <= this.#n) return;
      if (message.n > this.#n + 1) return this.#lost();
    }
    this.#n = message.n;
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "lobby":
        return this.#sit(message);
      case "update":
        return this.#update(message);
      case "said":
        return this.listener.said(message.line);
      case "ack":
      case "described":
      case "suggested":
        return this.#settle(message.id)?.resolve(message);
      case "refused":
        return this.#settle(message.id)?.reject(message.reason);
    }
  }

  #welcome(message: Welcome): void {
    this.#failures = 0;
    this.#welcomed = true;
    build.hear(message.build);
    this.listener.status("online");
    this.#sit(message);
    this.listener.chat(message.chat);
    this.#stand(message.position);
    this.#tell(message, message.position?.seq ?? 0, this.#known);
    this.#known = true;
    for (const { text } of this.#pending.values()) this.#socket?.send(text);
  }

  /** Every viewer counts positions in a way of its own: from another seat, counting starts afresh. */
  #sit({ table, seat, host, seats }: Welcome | Lobby): void {
    if (this.#known && seat !== this.#seat) {
      this.#position = null;
      this.#seen = ANOTHER_COUNT;
    }
    this.#seat = seat;
    this.listener.table(table, seat, host, seats);
  }

  #update(message: Update): void {
    if (message.seq < this.seq) return;
    const { seq, prompt, talk, may_undo, clock, outcome = null } = message;
    const view = { ...(this.#position?.view as object | undefined), ...message.changes };
    this.#stand({ seq, view, prompt, talk, may_undo, clock, outcome });
    this.#tell(message, seq, true);
  }

  #stand(position: Position | null): void {
    this.#position = position;
    this.listener.position(position);
  }

  #tell({ events, undone }: Welcome | Update, seq: number, live: boolean): void {
    if (undone.length > 0) this.listener.undone(undone);
    const fresh = events.filter((happened) => happened.seq > this.#seen);
    this.#seen = this.#seen === ANOTHER_COUNT ? seq : Math.max(this.#seen, seq);
    if (fresh.length > 0) this.listener.events(fresh, live);
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }
}

/** Two devices on one seat must not number their requests alike. */
function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36)).join("");
}
