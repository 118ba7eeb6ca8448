import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GATHERING } from "./fake-socket";
import { Reel } from "./replay.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function reelOf(count: number): Reel {
  const reel = new Reel();
  const frames = Array.from({ length: count }, (_, seq) => ({ seq, at: 0, seat: null, view: {}, events: [] }));
  reel.load({ table: GATHERING, frames });
  return reel;
}

test("a place outside the game is moved inside", () => {
  const reel = reelOf(5);
  for (const [wanted, got] of [
    [-3, 0],
    [99, 4],
    [2.4, 2],
    [Number.NaN, 0],
  ] as const) {
    reel.seek(wanted);
    expect(reel.index).toBe(got);
  }
});

test("it plays to the end, stops there, and begins anew", () => {
  const reel = reelOf(3);
  reel.toggle();
  vi.advanceTimersByTime(60_000);
  expect([reel.index, reel.running]).toEqual([2, false]);
  reel.toggle();
  expect([reel.index, reel.running]).toEqual([0, true]);
  reel.pause();
  vi.advanceTimersByTime(60_000);
  expect(reel.index).toBe(0);
});

test("keys step, jump and pause; others are left alone", () => {
  const reel = reelOf(5);
  const after = (key: string): number => (reel.key(key), reel.index);
  expect(["ArrowRight", "ArrowRight", "ArrowLeft", "End", "Home"].map(after)).toEqual([1, 2, 1, 4, 0]);
  expect([reel.key(" "), reel.running]).toEqual([true, true]);
  expect(reel.key("x")).toBe(false);
  reel.pause();
});

test("another viewer's frames keep the place", () => {
  const reel = reelOf(5);
  reel.seek(3);
  reel.load(reelOf(5).replay!);
  expect(reel.index).toBe(3);
});
