import { expect, test } from "vitest";
import { shorterWay } from "./turning";

test("a turn takes the shorter way round and ends where it should", () => {
  expect(shorterWay(355, 0)).toBe(360);
  expect(shorterWay(0, 350)).toBe(-10);
  expect(shorterWay(720, 90)).toBe(810);
  for (let from = -700; from < 700; from += 37)
    for (let to = 0; to < 360; to += 19) {
      expect((shorterWay(from, to) - to) % 360).toBeCloseTo(0);
      expect(Math.abs(shorterWay(from, to) - from)).toBeLessThanOrEqual(180);
    }
});
