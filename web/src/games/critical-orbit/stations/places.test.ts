import { expect, test } from "vitest";
import { readBoard, printedSample } from "./sample";
import { bengaluruPlaces, colognePlaces, houstonPlaces, nameAt, placeByKey, pointOf } from "./places";

const printed = printedSample({ houston: readBoard(["..#", ".#.", "..."]) });

test("names and points say the same", () => {
  expect(pointOf("c4")).toEqual([2, 3]);
  expect(pointOf("X-c4")).toEqual([2, 3]);
  expect(pointOf("j10")).toEqual([9, 9]);
  expect(nameAt([9, 9])).toBe("j10");
});

test.each([
  ["a1", "ArrowRight", "b1"],
  ["a1", "ArrowLeft", undefined],
  ["b1", "ArrowDown", "b3"],
  ["a2", "ArrowRight", "c2"],
  ["c2", "Home", "a2"],
  ["a3", "End", "c3"],
  ["a1", "x", undefined],
])("in Houston %s and %s lead to %s, over dark spaces (MC-40)", (from, key, to) => {
  expect(placeByKey(houstonPlaces(printed), from, key)).toBe(to);
});

test.each([
  ["A-d2", "ArrowRight", "B-a2"],
  ["X-e5", "ArrowRight", "Y-a5"],
  ["A-b4", "ArrowDown", "X-b1"],
  ["X-e1", "ArrowUp", "A-d4"],
])("in Bengaluru the arrows lead from grid to grid: %s, %s, %s", (from, key, to) => {
  expect(placeByKey(bengaluruPlaces(printed), from, key)).toBe(to);
});

test.each([
  ["1-1", "ArrowDown", "1-2"],
  ["2-4", "ArrowRight", "3-4"],
  ["2-5", "ArrowRight", "3-4"],
])("in Cologne %s and %s lead to %s, to the nearest box where a column is too short", (from, key, to) => {
  expect(placeByKey(colognePlaces(printed), from, key)).toBe(to);
});
