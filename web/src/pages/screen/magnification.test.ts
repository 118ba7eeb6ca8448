import { expect, test } from "vitest";
import { magnification } from "./magnification";

test("a television shows a table larger, a laptop as it is", () => {
  expect(magnification({ width: 1600, height: 1080 }, false)).toBeCloseTo(1.51, 2);
  expect(magnification({ width: 1280, height: 660 }, false)).toBe(1);
});

test("nothing is cut off for being large", () => {
  expect(magnification({ width: 3200, height: 1080 }, false)).toBeCloseTo(1.54, 2);
});

test("what grows by itself is not enlarged twice", () => {
  expect(magnification({ width: 1600, height: 1080 }, true)).toBe(1);
});
