import { expect, test } from "vitest";
import { ago } from "./when";

const NOON = new Date(2026, 4, 5, 12).getTime();
const MINUTE = 60_000;

test("minutes, then hours, then days", () => {
  expect(ago(NOON, NOON)).toBe("this minute");
  expect(ago(NOON - 5 * MINUTE, NOON)).toBe("5 minutes ago");
  expect(ago(NOON - 180 * MINUTE, NOON)).toBe("3 hours ago");
});

test("a clock that is a little ahead says nothing of the future", () => {
  expect(ago(NOON + MINUTE, NOON)).toBe("this minute");
});
