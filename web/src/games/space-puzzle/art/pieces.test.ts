import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { token_groups } from "../../../../../src/heliograph/games/space_puzzle/box/pack.json";
import { need, speak } from "../../../lib/words/i18n.svelte";
import { TOKENS } from "./pieces";
import SolutionCard from "./SolutionCard.svelte";
import TokenIcon from "./TokenIcon.svelte";

beforeAll(async () => {
  await speak("en");
  await need("space-puzzle");
});

test("there is a picture for every token of the box, and for the crisis token", () => {
  const box = token_groups.value.flatMap((group) => group.tokens);
  expect([...TOKENS].sort()).toEqual([...box, "crisis"].sort());
  const pictures = TOKENS.map((id) => render(TokenIcon, { id }).container.innerHTML.replace(/id="[^"]*"|#[^)]*/g, ""));
  expect(new Set(pictures).size).toBe(TOKENS.length);
});

test("a card says where it points once it is turned (SP-14)", async () => {
  const target = { cell: "a1", colour: "red", key: "square", die: 3 } as const;
  const card = { crisis: false, targets: [target], specials: ["b4"] };
  const { rerender } = render(SolutionCard, { card, turn: 1 });
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
    "Solution card; d1: red, square key, die 3; special rooms a2",
  );
  await rerender({ card: { ...card, crisis: true }, turn: 0, dice: false, specials: false });
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe("Crisis card; a1: red, square key");
});
