import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, PING_MS, SILENCE_MS } from "./connection";
import { Diary, GATHERING, exchange, happened, position, update } from "./fake-socket";

const LONGEST_BACKOFF = 5_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function connected(welcome = {}): { line: Connection; diary: Diary } & ReturnType<typeof exchange> {
  const wire = exchange();
  const diary = new Diary();
  const line = new Connection("ws://here/ws/abc", "secret", diary, wire.open);
  wire.latest().welcome({ position: position(1, { round: 1, barrels: 6 }), events: [happened(1)], ...welcome });
  return { ...wire, line, diary };
}

const guess = { type: "act", seq: 1, action: { type: "guess", chip: "B" } } as const;

test("the hello carries the token and the last position seen", () => {
  const { latest, sockets } = connected();
  expect(latest().sent[0]).toEqual({ type: "hello", token: "secret", since: 0 });
  latest().reply(update(2, { barrels: 5 }));
  latest().drop();
  vi.advanceTimersByTime(LONGEST_BACKOFF);
  latest().onopen?.();
  expect(sockets).toHaveLength(2);
  expect(latest().sent[0]).toEqual({ type: "hello", token: "secret", since: 2 });
});

test("changes are merged into the view and the rest of it stays", () => {
  const { latest, diary } = connected();
  latest().reply(update(2, { barrels: 5 }));
  expect(diary.views.at(-1)).toEqual({ round: 1, barrels: 5 });
});

test("a request cut off before its acknowledgement is sent again once and settles once", async () => {
  const { line, latest, sockets } = connected();
  const settled = vi.fn();
  void line.request(guess).then(settled);
  const [id] = latest().ids("act");
  latest().drop();
  vi.advanceTimersByTime(LONGEST_BACKOFF);
  latest().welcome({ position: position(1, {}) });
  expect(latest().ids("act")).toEqual([id]);
  latest().reply({ type: "ack", id, seq: 2 });
  latest().reply({ type: "ack", id, seq: 2 });
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledTimes(1);
  latest().drop();
  await vi.advanceTimersByTimeAsync(LONGEST_BACKOFF);
  latest().welcome();
  expect(sockets).toHaveLength(3);
  expect(latest().ids("act")).toEqual([]);
});

test("requests made while the line is down go out in order when it is back", () => {
  const { line, latest } = connected();
  latest().drop();
  void line.request({ type: "say", text: "one" });
  void line.request({ type: "say", text: "two" });
  vi.advanceTimersByTime(LONGEST_BACKOFF);
  latest().welcome();
  expect(latest().sent.flatMap((message) => ("text" in message ? [message.text] : []))).toEqual(["one", "two"]);
});

test("a refusal rejects with its reason", async () => {
  const { line, latest } = connected();
  const answer = line.request(guess);
  const [id] = latest().ids("act");
  latest().reply({ type: "refused", id, reason: { id: "refused-only-guesser" } });
  await expect(answer).rejects.toEqual({ id: "refused-only-guesser" });
});

test("a message heard twice counts once", () => {
  const { latest, diary } = connected();
  latest().reply(update(2, { barrels: 5 }, [happened(2)]), 2);
  latest().reply(update(2, { barrels: 5 }, [happened(2)]), 2);
  latest().reply({ type: "said", line: { seat: 0, text: "hi", at: 0 } }, 3);
  latest().reply({ type: "said", line: { seat: 0, text: "hi", at: 0 } }, 3);
  expect(diary.told).toEqual(["event-1", "event-2"]);
  expect(diary.lines).toBe(1);
});

test("a gap in the numbers means a fresh start from the last position seen", () => {
  const { latest, sockets, diary } = connected();
  latest().reply(update(3, { barrels: 4 }, [happened(3)]), 3);
  expect(sockets[0]?.closed).toBe(true);
  vi.advanceTimersByTime(LONGEST_BACKOFF);
  latest().welcome({ position: position(3, { round: 1, barrels: 4 }), events: [happened(2), happened(3)] });
  expect(latest().sent[0]).toMatchObject({ since: 1 });
  expect(diary.told).toEqual(["event-1", "event-2", "event-3"]);
});

test("an update older than the position is ignored", () => {
  const { latest, diary } = connected({ position: position(5, { barrels: 3 }), events: [] });
  latest().reply(update(4, { barrels: 6 }, [happened(4)]));
  expect(diary.views.at(-1)).toEqual({ barrels: 3 });
  expect(diary.told).toEqual([]);
});

test("several events of one step all arrive, and none again after a reconnect", () => {
  const { latest, diary } = connected();
  latest().reply(update(2, {}, [happened(2, "wrong"), happened(2, "barrel")]));
  latest().drop();
  vi.advanceTimersByTime(LONGEST_BACKOFF);
  latest().welcome({ position: position(3, {}), events: [happened(2, "wrong"), happened(3, "next")] });
  expect(diary.told).toEqual(["event-1", "wrong", "barrel", "next"]);
  expect(diary.live).toEqual([false, true, true]);
});

test("silence is answered with a new line, and pings keep a good one", () => {
  const { latest, sockets } = connected();
  vi.advanceTimersByTime(PING_MS);
  expect(latest().sent.at(-1)).toEqual({ type: "ping" });
  latest().reply({ type: "pong" });
  vi.advanceTimersByTime(SILENCE_MS - 1);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(PING_MS + LONGEST_BACKOFF);
  expect(sockets[0]?.closed).toBe(true);
  expect(sockets.length).toBeGreaterThan(1);
});

test("it waits longer after each failure, but not beyond five seconds", () => {
  vi.spyOn(Math, "random").mockReturnValue(1);
  const { latest, sockets, diary } = connected();
  const waits: number[] = [];
  for (let failure = 0; failure < 7; failure += 1) {
    const lines = sockets.length;
    latest().drop();
    for (let waited = 0; sockets.length === lines; waited += 50) {
      vi.advanceTimersByTime(50);
      if (sockets.length > lines) waits.push(waited + 50);
    }
  }
  expect(waits).toEqual([300, 600, 1200, 2400, 4800, 5000, 5000]);
  expect(diary.statuses.at(-1)).toBe("offline");
  latest().welcome();
  expect(diary.statuses.at(-1)).toBe("online");
});

test("a page that wakes up reconnects at once", () => {
  const { line, latest, sockets } = connected();
  latest().drop();
  line.wake();
  expect(sockets).toHaveLength(2);
});

test("a server that only restarts says goodbye, and its players come back", () => {
  const { latest, sockets, diary } = connected();
  latest().reply({ type: "bye", reason: { id: "bye-restart" } });
  latest().drop(1001);
  vi.advanceTimersByTime(LONGEST_BACKOFF);
  latest().welcome();
  expect(sockets).toHaveLength(2);
  expect(diary.byes).toEqual([]);
});

test("a line the server ended for good, or that was closed here, stays closed", () => {
  const first = connected();
  first.latest().reply({ type: "bye", reason: { id: "no-such-table" } });
  first.latest().drop(4404);
  const second = connected();
  second.line.close();
  vi.advanceTimersByTime(60_000);
  expect(first.diary.byes).toEqual([{ id: "no-such-table" }]);
  expect(first.sockets).toHaveLength(1);
  expect(second.sockets).toHaveLength(1);
});

test("a watcher who has taken a seat comes back as that seat", () => {
  const { line, latest, sockets } = connected();
  line.become("seat");
  latest().welcome();
  expect(sockets[0]?.closed).toBe(true);
  expect(latest().sent[0]).toEqual({ type: "hello", token: "seat", since: 1 });
});

test("from another seat positions are counted afresh, and nothing heard is told again", () => {
  const { latest, diary } = connected({ position: position(9, { target: "B" }), events: [happened(9)] });
  latest().reply({ type: "lobby", table: GATHERING, seat: null, host: false });
  latest().reply(update(4, { target: null }));
  latest().reply(update(5, { barrels: 5 }, [happened(5, "wrong")]));
  expect(diary.views.at(-1)).toEqual({ target: null, barrels: 5 });
  expect(diary.told).toEqual(["event-9", "wrong"]);
});
