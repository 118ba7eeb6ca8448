import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableStore } from "../../../../lib/table/table.svelte";
import { Orbit } from "../../orbit.svelte";
import type { Printed } from "../../terms";
import { Countdown } from "./countdown.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function running(clock: object, each = vi.fn()) {
  const began = performance.now();
  const view = { setup: { clock: "timed", minutes: 20 }, phase: "enter", ended: "no", clock };
  const table = { view, clock: () => performance.now() - began } as unknown as TableStore;
  const countdown = new Countdown(new Orbit(table, {} as Printed), each);
  return { countdown, each, stop: countdown.follow() };
}

test("it counts second by second to the deadline, and each second is told once", () => {
  const { countdown, each, stop } = running({ deadline: 12_000, left: null });
  vi.advanceTimersByTime(2_500);
  expect(countdown.left).toBe(10_000);
  expect(each.mock.calls).toEqual([
    [12_000, 12_000],
    [11_000, 12_000],
    [10_000, 11_000],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(countdown.left).toBe(0);
  stop();
});

test("a stopped clock stands still", () => {
  const { countdown, each, stop } = running({ deadline: null, left: 5_000 });
  vi.advanceTimersByTime(3_000);
  expect(countdown.left).toBe(5_000);
  expect(each).not.toHaveBeenCalled();
  stop();
});
