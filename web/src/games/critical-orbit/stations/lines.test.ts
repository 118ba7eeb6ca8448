import { expect, test } from "vitest";
import { effectOn, linesOf, readLine } from "./lines";

const row = ["A-a1", "A-b1", "A-c1", "A-d1"];

test("a grid has its rows and its columns (MC-49)", () => {
  expect(linesOf("A", 4)).toHaveLength(8);
  expect(linesOf("X", 5)).toHaveLength(10);
  expect(linesOf("A", 4)[0]).toEqual(row);
  expect(linesOf("A", 4)[5]).toEqual(["A-b1", "A-b2", "A-b3", "A-b4"]);
});

test("a live line tells what it lacks (MC-48)", () => {
  expect(readLine(row, { "A-a1": 1, "A-c1": 6 }, false)).toMatchObject({ state: "live", lacks: [2, 3, 4, 5], free: 2 });
});

test("a value that stands there twice spoils a line, full or not (MC-48)", () => {
  expect(readLine(row, { "A-a1": 2, "A-c1": 2 }, false)).toMatchObject({ state: "spoiled", lacks: [] });
  expect(readLine(row, { "A-a1": 2, "A-b1": 3, "A-c1": 2, "A-d1": 4 }, false).state).toBe("spoiled");
});

test("full without a repetition is complete (MC-48)", () => {
  expect(readLine(row, { "A-a1": 2, "A-b1": 3, "A-c1": 5, "A-d1": 4 }, false).state).toBe("complete");
});

test("the AI deck's ticks never meet twice (MC-66)", () => {
  expect(readLine(row, { "A-a1": 1, "A-b1": 0, "A-c1": 0 }, true)).toMatchObject({ state: "live", free: 1 });
  expect(readLine(row, { "A-a1": 1, "A-b1": 0, "A-c1": 0, "A-d1": 0 }, true).state).toBe("complete");
});

test("what a number would do is said before it is written", () => {
  const live = readLine(row, { "A-a1": 1, "A-b1": 2 }, false);
  expect(effectOn(live, 1)).toBe("spoils");
  expect(effectOn(live, 3)).toBe("fits");
  const last = readLine(row, { "A-a1": 1, "A-b1": 2, "A-c1": 3 }, false);
  expect(effectOn(last, 6)).toBe("completes");
  expect(effectOn(readLine(row, { "A-a1": 1, "A-b1": 1 }, false), 1)).toBe("nothing");
});
