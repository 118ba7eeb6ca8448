/** A server at the end of a wire, for tests: it records what it is sent and says what it is told to. */
import type { ClientMessage, Happened, Message, Position, TableInfo, Welcome } from "../../generated/wire";
import type { Listener, Socket, Status } from "./connection";
import { UNKNOWN } from "./unknown";

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: ClientMessage[] = [];
  closed = false;
  #n = 0;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }

  /** The line is up and the hello has been answered. */
  welcome(welcome: Partial<Welcome> = {}): void {
    this.onopen?.();
    this.reply({
      type: "welcome",
      table: GATHERING,
      seat: 0,
      host: true,
      position: null,
      events: [],
      undone: [],
      chat: [],
      ...welcome,
    });
  }

  reply(message: { type: string } & Record<string, unknown>, n = ++this.#n): void {
    this.#n = n;
    this.onmessage?.({ data: JSON.stringify({ n, ...message }) });
  }

  drop(code = 1006): void {
    this.onclose?.({ code });
  }

  ids(type: string): string[] {
    return this.sent.flatMap((message) => (message.type === type && "id" in message ? [message.id] : []));
  }
}

/** Opens fake sockets, the latest last. */
export function exchange(): { sockets: FakeSocket[]; open: () => Socket; latest: () => FakeSocket } {
  const sockets: FakeSocket[] = [];
  const open = (): Socket => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  };
  return { sockets, open, latest: () => sockets.at(-1) as FakeSocket };
}

export const GATHERING: TableInfo = {
  ...UNKNOWN,
  id: "abc",
  game: "contact",
  setup: { seats: 2 },
  chairs: [
    {
      seat: 0,
      kind: "person",
      name: "Ada",
      strength: "",
      online: true,
      host: true,
      stood_in: false,
      advised: 0,
      persona: "",
      dialect: false,
      guest: "",
      shares: false,
    },
    {
      seat: 1,
      kind: "ai",
      name: "",
      strength: "strong",
      online: false,
      host: false,
      stood_in: false,
      advised: 0,
      persona: "",
      dialect: false,
      guest: "",
      shares: false,
    },
  ],
};

export function position(seq: number, view: object): Position {
  return { seq, view, prompt: { ask: { id: "ask-ready" } }, talk: { open: true }, may_undo: false, clock: 1_000 * seq };
}

export function update(
  seq: number,
  changes: object,
  events: Happened[] = [],
  undone: number[] = [],
): { type: "update" } & Record<string, unknown> {
  const { prompt, talk, may_undo, clock } = position(seq, {});
  return { type: "update", seq, changes, prompt, talk, may_undo, clock, events, undone };
}

export function happened(seq: number, id = `event-${seq}`): Happened {
  return { seq, event: {}, text: { id } };
}

/** Notes everything a listener hears. */
export class Diary implements Listener {
  readonly statuses: Status[] = [];
  readonly views: unknown[] = [];
  readonly told: string[] = [];
  readonly live: boolean[] = [];
  readonly byes: Message[] = [];
  lines = 0;

  status(status: Status): void {
    this.statuses.push(status);
  }
  table(): void {}
  position(at: Position | null): void {
    this.views.push(at?.view ?? null);
  }
  events(events: Happened[], live: boolean): void {
    this.told.push(...events.map((event) => event.text.id));
    this.live.push(live);
  }
  undone(): void {}
  chat(): void {}
  said(): void {
    this.lines += 1;
  }
  bye(reason: Message): void {
    this.byes.push(reason);
  }
}
