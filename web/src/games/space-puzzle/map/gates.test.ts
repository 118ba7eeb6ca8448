import { expect, test } from "vitest";
import type { Special } from "../../../generated/space-puzzle";
import { gatesOf } from "./gates";

test("a gate is an airlock, a lift, or both, as the page says", () => {
  const special = { lock: true, lift: false } as Special;
  expect(gatesOf({ gates: ["a1", "d4"], special })).toEqual({
    a1: { lock: true, lift: false },
    d4: { lock: true, lift: false },
  });
  expect(gatesOf({ gates: [], special })).toEqual({});
});
