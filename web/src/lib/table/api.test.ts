import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { claimSeat, createTable } from "./api";

const NEW_TABLE = { game: "contact", setup: {}, name: "Ann", seats: [] };
const SEATED = { table: "abc", seat: 0, token: "secret" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that answers with these, one after the other; null is a line that breaks. */
function server(...answers: ([number, unknown] | null)[]): { token: string }[] {
  const asked: { token: string }[] = [];
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    asked.push(JSON.parse(init.body as string) as { token: string });
    const answer = answers.shift();
    if (!answer) return Promise.reject(new Error("no line"));
    return Promise.resolve(new Response(JSON.stringify(answer[1]), { status: answer[0] }));
  });
  return asked;
}

test("a table whose answer was lost is asked for again with the same secret", async () => {
  const asked = server(null, [503, { reason: { id: "refused-store" } }], [201, SEATED]);
  const made = createTable(NEW_TABLE);
  await vi.runAllTimersAsync();
  expect(await made).toEqual(SEATED);
  expect(asked).toHaveLength(3);
  expect(new Set(asked.map(({ token }) => token)).size).toBe(1);
  expect(asked[0]?.token).toMatch(/^[A-Za-z0-9_-]{32,100}$/);
});

test("a refusal is not tried again", async () => {
  const asked = server([409, { reason: { id: "refused-seat-taken" } }]);
  await expect(claimSeat("abc", { seat: 1, name: "Bob" })).rejects.toMatchObject({ id: "refused-seat-taken" });
  expect(asked).toHaveLength(1);
});
