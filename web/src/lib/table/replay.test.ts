import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame } from "../../generated/wire";
import { GATHERING } from "./fake-socket";
import { Reel } from "./replay.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function reelOf(count: number, lasts?: (frame: Frame) => number): Reel {
  const reel = new Reel(lasts);
  const frames = Array.from({ length: count }, (_, seq) => ({ seq, at: 0, seat: null, view: {}, events: [] }));
  reel.load({ table: GATHERING, advice: [], frames });
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

test("twice the speed takes half the time, and is remembered", () => {
  const reel = reelOf(9);
  reel.accelerate(1);
  reel.toggle();
  vi.advanceTimersByTime(2_000);
  expect([reel.speed, reel.index]).toEqual([2, 2]);
  expect(reelOf(3).speed).toBe(2);
  for (let times = 0; times < 9; times++) reel.accelerate(-1);
  vi.advanceTimersByTime(3_999);
  expect([reel.speed, reel.index]).toEqual([0.5, 2]);
  vi.advanceTimersByTime(1);
  expect(reel.index).toBe(3);
  reel.speed = 1;
  reel.pause();
});

test("a moment that takes its time is not cut short", () => {
  const reel = reelOf(5, ({ seq }) => (seq === 1 ? 7_000 : 0));
  reel.toggle();
  vi.advanceTimersByTime(2_000 + 6_999);
  expect(reel.index).toBe(1);
  vi.advanceTimersByTime(1);
  expect(reel.index).toBe(2);
  reel.pause();
});

test("another viewer's frames keep the place", () => {
  const reel = reelOf(5);
  reel.seek(3);
  reel.load(reelOf(5).replay!);
  expect(reel.index).toBe(3);
});
