import { expect, test } from "vitest";
import type { Result } from "../lib/table/results";
import { stepFrom } from "./advice";

const LEVELS = [1, 2, 3];
const result = (level: number, won: boolean): Result => ({
  table: "t",
  game: "contact",
  setup: { seats: 2, level },
  seat: 0,
  won,
  at: 0,
});
const advised = (...results: Result[]): unknown => stepFrom(results, LEVELS, ({ level }) => level as number);

test("two wins in a row mean a step up, two losses a step down", () => {
  expect(advised(result(2, true), result(2, true))).toEqual({ step: "harder", value: 3 });
  expect(advised(result(2, false), result(2, false))).toEqual({ step: "easier", value: 1 });
});

test("one game, a mixed pair or the end of the ladder mean nothing", () => {
  expect(advised(result(2, true))).toBeNull();
  expect(advised(result(2, true), result(2, false))).toBeNull();
  expect(advised(result(2, true), result(1, true))).toBeNull();
  expect(advised(result(3, true), result(3, true))).toBeNull();
});
