import { expect, test } from "vitest";
import { neighbouring, struckShapes } from "./shapes";

test("struck numbers come shape by shape (MC-42)", () => {
  expect(struckShapes(["a1", "a2", "a3", "b3", "d1", "d2", "d3", "e2"])).toEqual([
    ["a1", "a2", "a3", "b3"],
    ["d1", "d2", "d3", "e2"],
  ]);
});

test("a shape is drawn from neighbour to neighbour", () => {
  expect(neighbouring(["a1", "b1", "b2", "c1"])).toEqual([
    ["a1", "b1"],
    ["b1", "b2"],
    ["b1", "c1"],
  ]);
});
