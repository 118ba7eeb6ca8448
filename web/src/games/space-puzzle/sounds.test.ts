import { expect, test } from "vitest";
import type { Event } from "../../generated/space-puzzle";
import { heardOf } from "./sounds";

const events = (...types: Event["type"][]): Event[] => types.map((type) => ({ type }) as Event);

test("of several things that happen the most telling one is heard", () => {
  expect(heardOf(events("pawn-moved"))).toBe("steps");
  expect(heardOf(events("pawn-moved", "trap-sprung"))).toBe("trap");
  expect(heardOf(events("said-ready"))).toBeNull();
});
