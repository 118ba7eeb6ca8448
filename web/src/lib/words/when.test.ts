import { afterEach, expect, test, vi } from "vitest";
import { ago, dayOf, timeOfDay } from "./when";

const NOON = new Date(2026, 4, 5, 12).getTime();
const MINUTE = 60_000;

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ["en-GB", "5 May 2026", "12:00"],
  ["en-US", "May 5, 2026", "12:00 PM"],
])("a day and a time are written as in %s", (tag, day, time) => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["uk-UA", tag]);
  expect(dayOf(NOON, "long")).toBe(day);
  expect(timeOfDay(NOON)).toBe(time);
});

test("minutes, then hours, then days", () => {
  expect(ago(NOON, NOON)).toBe("this minute");
  expect(ago(NOON - 5 * MINUTE, NOON)).toBe("5 minutes ago");
  expect(ago(NOON - 180 * MINUTE, NOON)).toBe("3 hours ago");
});

test("a clock that is a little ahead says nothing of the future", () => {
  expect(ago(NOON + MINUTE, NOON)).toBe("this minute");
});
