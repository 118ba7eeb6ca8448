import { beforeAll, expect, test } from "vitest";
import type { Offer } from "../../generated/wire";
import { speak } from "../words/i18n.svelte";
import { actionWords, offerFor } from "./told";
import type { CommandWords } from "./words";

beforeAll(() => speak("en"));

const WORDS: CommandWords = {
  command: ({ action }) => `do ${action}`,
  fieldName: (field) => field,
  valueName: (field, value) => `${field} ${String(value)}`,
  fields: ["chip", "route", "holds", "spot", "sure"],
  implied: ["sure"],
};
const guess = (chip: string): Offer => ({
  action: "guess",
  fields: { chip: { type: "choice", options: [chip] }, sure: { type: "fixed", value: false } },
});

test("an action is told by its command and its answers", () => {
  const offer = offerFor({ type: "guess", chip: "D", sure: false }, [guess("A"), guess("D")]);
  expect(offer).toEqual(guess("D"));
  expect(actionWords({ type: "guess", chip: "D", sure: false }, guess("D"), WORDS)).toBe("do guess: chip D");
});

test("several answers are joined, and a rhythm is no words", () => {
  const offer: Offer = {
    action: "transmit",
    fields: { route: { type: "path", start: "A", end: "C", links: {} }, holds: RHYTHM },
  };
  const words = actionWords({ type: "transmit", route: ["B", "C"], holds: [900, 400] }, offer, WORDS);
  expect(words).toBe("do transmit: route B and route C");
});

test("what lies somewhere is told by its name or its place", () => {
  const offer: Offer = { action: "place" };
  expect(actionWords({ type: "place", spot: { x: 2, y: 3, rotation: 1 } }, offer, WORDS)).toBe("do place: 3/4/1");
  expect(actionWords({ type: "place", chip: [{ id: "k-1", x: 0 }] }, offer, WORDS)).toBe("do place: chip k-1");
});

test("nothing is offered of that kind", () => {
  expect(offerFor({ type: "pass" }, [guess("A")])).toBeUndefined();
});

const RHYTHM = { type: "rhythm", fewest: 1, most: 9, shortest_ms: 100, longest_ms: 9000, between: "" } as const;
