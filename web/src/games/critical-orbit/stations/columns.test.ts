import { expect, test } from "vitest";
import { readColumn, stateAfter } from "./columns";

const column = { boxes: 3, cells: 10 };
const level = (numbers: number[], ticks = false) =>
  readColumn(4, column, Object.fromEntries(numbers.map((value, row) => [`4-${row + 1}`, value])), ticks);

test("cells fill by the numbers below them (MC-54)", () => {
  expect(level([6, 2])).toMatchObject({
    boxes: ["4-1", "4-2", "4-3"],
    filled: 8,
    cellsLeft: 2,
    boxesLeft: 1,
    state: "live",
  });
});

test.each([
  [[], "live"],
  [[3, 4], "live"],
  [[6, 1, 3], "complete"],
  [[1, 1], "short"],
  [[1, 2, 3], "short"],
  [[6, 4], "crowded"],
  [[5, 6], "over"],
  [[4, 4, 4], "over"],
])("%j leaves the column %s (MC-55, MC-56)", (numbers, state) => {
  expect(level(numbers).state).toBe(state);
});

test("a column far from full with too few boxes is seen to be lost at once", () => {
  expect(readColumn(1, { boxes: 5, cells: 30 }, { "1-1": 5 }, false).state).toBe("short");
});

test.each([
  [2, "complete"],
  [1, "short"],
  [3, "over"],
])("with 8 of 10 cells and one box left, a %i makes it %s", (value, state) => {
  expect(stateAfter(level([6, 2]), value)).toBe(state);
});

test("the AI deck counts boxes only (MC-67)", () => {
  expect(level([0, 0], true).state).toBe("live");
  expect(level([0, 0, 0], true).state).toBe("complete");
});
