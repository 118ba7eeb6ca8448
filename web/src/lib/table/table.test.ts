import { expect, test, vi } from "vitest";
import { exchange, GATHERING, happened, position, update } from "./fake-socket";
import { speak } from "../words/i18n.svelte";
import { LiveTable } from "./table.svelte";

function opened(): { table: LiveTable } & ReturnType<typeof exchange> {
  const wire = exchange();
  const table = new LiveTable("abc", "secret", wire.open);
  wire.latest().welcome({ position: position(1, { round: 1 }), events: [happened(1)] });
  return { ...wire, table };
}

test("a table is known from its first word on", () => {
  const wire = exchange();
  const table = new LiveTable("abc", null, wire.open);
  expect(table.known).toBe(false);
  wire.latest().welcome();
  expect([table.known, table.table, table.status, table.view]).toEqual([true, GATHERING, "online", null]);
});

test("everyone has a name, AI seats too", async () => {
  await speak("en");
  expect(opened().table.names).toEqual(["Ada", "AI (strong)"]);
});

test("an action carries the position it was chosen in, and busy lasts until the answer", async () => {
  const { table, latest } = opened();
  const done = table.act({ type: "begin-round" });
  expect(table.busy).toBe(true);
  expect(latest().sent.at(-1)).toMatchObject({ type: "act", seq: 1, action: { type: "begin-round" } });
  latest().reply({ type: "ack", id: latest().ids("act")[0], seq: 2 });
  await done;
  expect(table.busy).toBe(false);
});

test("who sees what an action has done is not busy, though its answer was lost with the line", () => {
  const { table, latest } = opened();
  void table.act({ type: "begin-round" });
  latest().reply(update(2, { round: 2 }));
  latest().drop();
  expect(table.busy).toBe(false);
});

test("why an AI seat did something is no chat, and only its latest reason is kept", () => {
  const { table, latest } = opened();
  const why = (seat: number, id: string): { type: string; line: object } => ({
    type: "said",
    line: { seat, text: "", at: 0, notice: { id } },
  });
  latest().reply(why(1, "first"));
  latest().reply(why(2, "other"));
  latest().reply(why(1, "second"));
  latest().reply(why(-1, "notice-of-the-table"));
  expect(table.reasons.map(({ seat, notice }) => [seat, notice?.id])).toEqual([
    [2, "other"],
    [1, "second"],
  ]);
  expect(table.chat.map(({ notice }) => notice?.id)).toEqual(["notice-of-the-table"]);
});

test("a refused action rejects with its reason", async () => {
  const { table, latest } = opened();
  const done = table.act({ type: "begin-round" });
  latest().reply({ type: "refused", id: latest().ids("act")[0], reason: { id: "refused-stale" } });
  await expect(done).rejects.toEqual({ id: "refused-stale" });
  expect(table.busy).toBe(false);
});

test("listeners hear what happens from now on, and the list holds everything", () => {
  const { table, latest } = opened();
  const heard = vi.fn();
  const stop = table.listen(heard);
  latest().reply(update(2, { round: 2 }, [happened(2)]));
  stop();
  latest().reply(update(3, {}, [happened(3)]));
  expect(heard.mock.calls).toEqual([[[happened(2)], true]]);
  expect(table.events.map((event) => event.seq)).toEqual([1, 2, 3]);
  expect(table.view).toEqual({ round: 2 });
});

test("what was taken back has not happened, on whichever page that was done and heard of", () => {
  const { table, latest } = opened();
  const told = (): number[] => table.events.map((event) => event.seq);
  latest().reply(update(2, {}, [happened(2), happened(2)]));
  latest().reply(update(3, {}, [], [2]));
  expect(told()).toEqual([1]);
  latest().reply(update(4, {}, [happened(4)]));
  latest().welcome({ position: position(6, {}), events: [happened(6)], undone: [4] });
  expect(told()).toEqual([1, 6]);
});

test("the clock goes on from where the server's stood", () => {
  vi.useFakeTimers();
  const { table, latest } = opened();
  expect(table.clock()).toBe(1_000);
  vi.advanceTimersByTime(250);
  expect(table.clock()).toBe(1_250);
  latest().reply(update(2, {}));
  expect(table.clock()).toBe(2_000);
  vi.useRealTimers();
});

test("the table in sentences is asked for and handed on", async () => {
  const { table, latest } = opened();
  const lines = table.describe();
  latest().reply({ type: "described", id: latest().ids("describe")[0], lines: [{ id: "describe-rocket" }] });
  expect(await lines).toEqual([{ id: "describe-rocket" }]);
});
