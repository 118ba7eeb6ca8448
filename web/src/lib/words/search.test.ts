import { expect, test } from "vitest";
import { marked, speaksOf, wishOf } from "./search";

const hits = (text: string, wanted: string): string[] =>
  marked(text, wishOf(wanted))
    .filter(({ hit }) => hit)
    .map(({ text }) => text);

test.each([
  ["Der Würfel fällt", "wurfel", ["Würfel"]],
  ["Maß und Straße", "strasse", ["Straße"]],
  ["Розв’язок і Київ", "розв'язок київ", ["Розв’язок", "Київ"]],
  ["ЇЖАК ґава", "їжак", ["ЇЖАК"]],
  ["signal, signals", "SIGNAL", ["signal", "signal"]],
  ["aaa", "aa", ["aaa"]],
  ["nothing here", "zebra", []],
])("%s: %s", (text, wanted, found) => {
  expect(hits(text, wanted)).toEqual(found);
  expect(speaksOf(text, wishOf(wanted))).toBe(found.length > 0);
  expect(
    marked(text, wishOf(wanted))
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

test("all words have to occur, in any order", () => {
  expect(speaksOf("the rocket flies to the target", wishOf("target rocket"))).toBe(true);
  expect(speaksOf("the rocket flies", wishOf("target rocket"))).toBe(false);
});
