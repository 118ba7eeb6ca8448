import { expect, test } from "vitest";
import type { View } from "../../terms";
import { clockText, timeLeft, untilNextSecond } from "./time";

const timed = { clock: "timed", minutes: 20 };
const view = (changes: object): View =>
  ({ setup: timed, phase: "enter", ended: "no", clock: { deadline: null, left: null }, ...changes }) as unknown as View;

test.each([
  [20 * 60_000, "20:00"],
  [19 * 60_000 + 59_001, "20:00"],
  [19 * 60_000 + 59_000, "19:59"],
  [61_000, "1:01"],
  [1, "0:01"],
  [0, "0:00"],
  [-5, "0:00"],
])("%d ms are shown as %s", (ms, text) => expect(clockText(ms)).toBe(text));

test("a running clock counts from the server's time to its deadline", () => {
  expect(timeLeft(view({ clock: { deadline: 90_000, left: null } }), 30_000)).toBe(60_000);
  expect(timeLeft(view({ clock: { deadline: 90_000, left: null } }), 95_000)).toBe(0);
});

test("a stopped clock shows what was left, whatever the time", () => {
  expect(timeLeft(view({ clock: { deadline: null, left: 42_000 } }), 999_999)).toBe(42_000);
});

test("before the start the whole time is shown, without a clock none", () => {
  expect(timeLeft(view({ phase: "ready" }), 5)).toBe(20 * 60_000);
  expect(timeLeft(view({ phase: "ready", setup: { clock: "untimed", minutes: 20 } }), 5)).toBeNull();
});

test("after the end nothing counts down: the time has run out, or does not matter any more", () => {
  expect(timeLeft(view({ phase: "over", ended: "time" }), 5)).toBe(0);
  expect(timeLeft(view({ phase: "over", ended: "oxygen" }), 5)).toBeNull();
});

test("the figures change when a second is over, not a moment before", () => {
  expect(untilNextSecond(59_300)).toBe(300);
  expect(untilNextSecond(59_000)).toBe(1_000);
  expect(clockText(59_300 - untilNextSecond(59_300))).not.toBe(clockText(59_300));
});
