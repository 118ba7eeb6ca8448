import { expect, test } from "vitest";
import type { Event } from "../terms";
import { heardOf } from "./sounds";

const happened = (...types: Event["type"][]): Event[] => types.map((type) => ({ type }) as Event);

test("a flight has an engine, a trade its cubes, a token its click", () => {
  expect(heardOf(happened("travelled"))).toBe("engine");
  expect(heardOf(happened("traded"))).toBe("cubes");
  expect(heardOf(happened("token-played"))).toBe("token");
});

test("of several things the most telling one is heard", () => {
  expect(heardOf(happened("token-played", "travelled", "gained"))).toBe("engine");
  expect(heardOf(happened("phase-began", "gained", "planet-lost"))).toBe("lost");
});

test("what changes nothing on the table is silent", () => {
  expect(heardOf(happened("passed"))).toBeNull();
  expect(heardOf([])).toBeNull();
});
