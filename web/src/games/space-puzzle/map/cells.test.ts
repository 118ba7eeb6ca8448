import { expect, test } from "vitest";
import { cellByKey, CELLS, turnedCell } from "./cells";

test("rooms are listed in reading order, as a view lists them", () => {
  expect(CELLS.slice(0, 5)).toEqual(["a1", "b1", "c1", "d1", "a2"]);
  expect(CELLS).toHaveLength(16);
});

test.each([
  ["a1", "ArrowRight", "b1"],
  ["a1", "ArrowLeft", undefined],
  ["d4", "ArrowUp", "d3"],
  ["d4", "ArrowDown", undefined],
  ["b3", "Home", "a3"],
  ["b3", "End", "d3"],
  ["b3", "x", undefined],
])("from %s, %s leads to %s", (from, key, to) => {
  expect(cellByKey(from, key)).toBe(to);
});

test.each([
  ["a1", 0, "a1"],
  ["a1", 1, "d1"],
  ["a1", 2, "d4"],
  ["b1", 1, "d2"],
  ["c2", 3, "b2"],
])("%s lies after %i quarter turns at %s (SP-14)", (cell, turns, there) => {
  expect(turnedCell(cell, turns)).toBe(there);
});
