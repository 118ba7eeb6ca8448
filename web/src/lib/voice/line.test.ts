import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Message, Voices } from "../../generated/wire";
import { VoiceLine } from "./line";
import { PIECE_BYTES } from "./piece";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  bufferedAmount = 0;
  binaryType = "";
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(data: unknown): void {
    this.sent.push(data);
  }
  close(): void {
    this.readyState = 3;
  }
}

const heard: [number, number][] = [];
const ended = vi.fn<(reason: Message | null) => void>();
const lost = vi.fn<() => void>();
const voices = vi.fn<(voices: Voices) => void>();
const latest = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
let line: VoiceLine;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  line = new VoiceLine("ws://here", "secret", {
    voices,
    sound: (seat, piece) => heard.push([seat, piece.byteLength]),
    lost,
    ended,
  });
  latest().onopen?.();
});
afterEach(() => {
  line.close();
  FakeSocket.all = [];
  heard.length = 0;
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("it says who it is, tells whose voice it hears, and sends what is said", () => {
  expect(latest().sent).toEqual(['{"type":"hello","token":"secret"}']);
  const sound = new Uint8Array(PIECE_BYTES + 1);
  sound[0] = 2;
  latest().onmessage?.({ data: sound.buffer });
  latest().onmessage?.({ data: new ArrayBuffer(3) });
  expect(heard).toEqual([[2, PIECE_BYTES]]);
  line.send(new ArrayBuffer(PIECE_BYTES));
  expect(latest().sent).toHaveLength(2);
});

test("on a slow line what is said is dropped, not sent late", () => {
  latest().bufferedAmount = 10 * PIECE_BYTES;
  line.send(new ArrayBuffer(PIECE_BYTES));
  expect(latest().sent).toHaveLength(1);
});

test("it comes back by itself, unless the server has ended it for good", () => {
  latest().onclose?.({ code: 1006 });
  expect(lost).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(600);
  expect(FakeSocket.all).toHaveLength(2);
  latest().onmessage?.({ data: '{"type":"bye","n":1,"reason":{"id":"bye-voice-off"}}' });
  latest().onclose?.({ code: 4003 });
  expect(ended).toHaveBeenCalledWith({ id: "bye-voice-off" });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(2);
});
