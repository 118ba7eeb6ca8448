import { expect, test } from "vitest";
import type { View } from "../../../generated/contact";
import { blockedExample, stepOf, type Step } from "./steps";

const layout = {
  size: 4000,
  radius: 170,
  chips: ["earth", "A", "B", "C"].map((id, x) => ({ id, kind: "planet" as const, x, y: 0 })),
  links: { earth: ["A", "B"], A: ["earth"], B: ["earth"], C: [] },
};
const base = {
  me: 0,
  source: 0,
  phase: "ready",
  history: [],
  transmissions: [],
  guesses: [],
  plan: null,
  rocket: "earth",
  layout,
};
const view = (changes: object): View => ({ ...base, ...changes }) as unknown as View;
const read = (...steps: Step[]): Set<Step> => new Set(steps);
const all = read("welcome", "target", "ways");

test("the Source's lessons follow the round", () => {
  expect(stepOf(view({}), read(), false)).toBe("welcome");
  expect(stepOf(view({}), read("welcome"), false)).toBe("begin");
  expect(stepOf(view({ phase: "transmit" }), read("welcome"), false)).toBe("target");
  expect(stepOf(view({ phase: "transmit" }), read("welcome", "target"), false)).toBe("ways");
  expect(stepOf(view({ phase: "transmit" }), all, false)).toBe("route");
  expect(stepOf(view({ phase: "transmit", plan: ["A"] }), all, false)).toBe("fly");
  expect(stepOf(view({ phase: "guess", transmissions: [{}] }), all, false)).toBe("wait");
});

test("another signal is wanted for one of two reasons, and the lesson says which", () => {
  const sent = (after_guesses: number, guesses: object[]): View =>
    view({ phase: "transmit", transmissions: [{ after_guesses }], guesses });
  expect(stepOf(sent(0, []), all, false)).toBe("asked");
  expect(stepOf(sent(0, [{}]), all, false)).toBe("again");
  expect(stepOf(sent(1, [{}]), all, false)).toBe("asked");
});

test("then the roles are swapped", () => {
  const crew = { source: 1, history: [{}] };
  expect(stepOf(view(crew), all, false)).toBe("swap");
  expect(stepOf(view({ ...crew, phase: "guess", transmissions: [{}] }), all, false)).toBe("listen");
  expect(stepOf(view({ ...crew, phase: "guess", transmissions: [{}] }), all, true)).toBe("guess");
});

test("it ends after both roles, with a word about helper cards", () => {
  expect(stepOf(view({ history: [{}, {}] }), all, false)).toBe("helpers");
  expect(stepOf(view({ history: [{}, {}] }), read("welcome", "helpers"), false)).toBe("done");
});

test("the example of a blocked way cannot be flown", () => {
  expect(blockedExample(view({}))).toBe("C");
});
