import { expect, test } from "vitest";
import { deliveries } from "./deliveries";

test("what was delivered is counted: tiles, half valves, and unlock cards at the circles with a lock (MC-57)", () => {
  const view = {
    houston: { written: {}, struck: [], squares: {}, circles: { L: 2, T: 1 } },
    bengaluru: { written: {}, paid: { A: 1, Y: 2 } },
    cologne: { written: {}, circles: 4 },
  };
  expect(deliveries(view, { locks: [1, 3, 5] })).toEqual({ tiles: 3, halves: 3, unlocks: 2 });
});
