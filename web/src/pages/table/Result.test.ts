import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Rating } from "../../generated/wire";
import { GATHERING, exchange } from "../../lib/table/fake-socket";
import { LiveTable } from "../../lib/table/table.svelte";
import { speak } from "../../lib/words/i18n.svelte";
import Result from "./Result.svelte";

const RATING: Rating = {
  compared: { among: "ai", who: "human", games: 200, ranks: [{ worse: 131, same: 9, better: 60 }] },
  rivals: false,
  onward: { id: "onward-level", args: { level: 3 } },
  passes_on: true,
};

afterEach(() => vi.unstubAllGlobals());

async function ended(rating: Rating, info: object = {}): Promise<ReturnType<typeof exchange>> {
  await speak("en");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(rating))));
  const wire = exchange();
  const table = new LiveTable("abc", "secret", wire.open);
  wire.latest().welcome({ table: { ...GATHERING, phase: "over", ...info }, seat: 0, seats: [0] });
  render(Result, { table });
  return wire;
}

test("a result says how good it was, and who it is compared with", async () => {
  await ended(RATING);
  const told = await screen.findByRole("status");
  expect(told.textContent).toBe("Better than 6 of 10 AI crews at this level, and as good as 1.");
  expect(screen.getByText("From 200 measured games of AI seats that play like people.")).toBeTruthy();
});

test.each([
  ["Next: level 3", "onward"],
  ["Play again", "same"],
  ["Again with new roles", "passed-on"],
])("%s is one click", async (name, then) => {
  const wire = await ended(RATING);
  (await screen.findByRole("button", { name })).click();
  expect(wire.latest().sent.at(-1)).toMatchObject({ type: "rematch", then });
});

test("without anything to compare with there is still another game", async () => {
  await ended({ compared: null, rivals: true, onward: null, passes_on: false });
  expect((await screen.findByRole("button", { name: "Play again" })).className).toContain("primary");
  expect(screen.queryByRole("button", { name: /Next/ })).toBeNull();
  expect(screen.queryByRole("status")).toBeNull();
});

test("where somebody has asked for the next game, the others are invited", async () => {
  await ended(RATING, { rematch: "def" });
  expect(await screen.findByRole("button", { name: "Join it" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Play again" })).toBeNull();
});
