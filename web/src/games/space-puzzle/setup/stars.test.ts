import { expect, test } from "vitest";
import type { Result } from "../../../lib/table/results";
import { pageAfter, starsOf } from "./stars";

const played = (scenario: string, won: boolean, more: object = {}): Result => ({
  table: "t",
  game: "space_puzzle",
  setup: { seats: 2, scenario, first_ai: 1, ...more },
  seat: 0,
  won,
  at: 0,
});

test("a star for each way a page was won", () => {
  const results = [
    played("S01", true),
    played("S01", true),
    played("S02", false),
    played("S03", true, { first_ai: 0, crisis: true }),
  ];
  expect(starsOf(results)).toEqual({ S01: 1, S03: 2 });
});

test("the next page follows the furthest that was won", () => {
  expect(pageAfter([])).toBeNull();
  expect(pageAfter([played("S09", true), played("S02", true)])).toBe("S10");
});
