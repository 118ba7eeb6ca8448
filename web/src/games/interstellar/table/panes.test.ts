import { expect, test } from "vitest";
import { busyPanes } from "./panes";

test("the panes with something to do, in the order of the tabs", () => {
  expect(busyPanes([{ type: "play", token: "market" }, { type: "pass" }])).toEqual(["mat"]);
  expect(busyPanes([{ type: "sell", colour: "R", count: 1, shift: false }, { type: "done" }])).toEqual(["earth"]);
  expect(busyPanes([{ type: "advance", space: "1-3" }])).toEqual(["journey"]);
});

test("what is chosen beside the boards opens no pane", () => {
  expect(
    busyPanes([
      { type: "keep", cubes: "R" },
      { type: "salvation", action: "probe" },
    ]),
  ).toEqual([]);
});
