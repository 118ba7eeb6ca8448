import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../../../generated/wire";
import { settings } from "../../page/settings.svelte";
import { remember } from "../../page/storage";
import { need, speak } from "../../words/i18n.svelte";
import type { TableStore } from "../table.svelte";
import { GATHERING } from "../fake-socket";
import { Coach } from "./coach.svelte";

beforeAll(async () => {
  await speak("en");
  await need("contact");
});

beforeEach(() => {
  remember("results", []);
  remember("coach", {});
  settings.coach = "first";
});

const PLAYING: TableInfo = { ...GATHERING, game: "contact", phase: "playing", advice: true };

const act = vi.fn(() => Promise.resolve());

function table(changes: Partial<TableStore> = {}): TableStore {
  return {
    table: PLAYING,
    seat: 0,
    view: { round: 1 },
    prompt: { ask: { id: "ask-guess" }, offers: [{ action: "ask-repeat" }] },
    suggest: () => Promise.resolve({ action: { type: "ask-repeat" }, reasons: [{ id: "contact-advice-begin" }] }),
    foresee: () => Promise.resolve([]),
    act,
    ...changes,
  } as unknown as TableStore;
}

test("it is there in the first game of each, and goes by itself", () => {
  expect(new Coach(table()).shown).toBe(true);
  remember("results", [{ table: "x", game: "space_puzzle" }]);
  expect(new Coach(table()).shown).toBe(true);
  remember("results", [{ table: "x", game: "contact" }]);
  expect(new Coach(table()).shown).toBe(false);
  settings.coach = "always";
  expect(new Coach(table()).shown).toBe(true);
});

test("it is shown and hidden by hand, and that is remembered for the game", () => {
  new Coach(table()).show(false);
  expect(new Coach(table()).shown).toBe(false);
  expect(new Coach(table({ table: { ...PLAYING, game: "interstellar" } })).shown).toBe(true);
});

test("it is not there for those who watch, nor when the game is over", () => {
  expect(new Coach(table({ seat: null })).shown).toBe(false);
  expect(new Coach(table({ table: { ...PLAYING, phase: "over" } })).shown).toBe(false);
});

test("a suggestion comes in words, and the second press does it", async () => {
  const coach = new Coach(table());
  await coach.ask();
  expect(coach.advice?.words).toBeTruthy();
  await coach.perform();
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: "ask-repeat" });
});

test("where nothing is to be decided, or the host wants none, nobody can ask", () => {
  expect(new Coach(table({ prompt: { ask: { id: "wait-guess" } } })).mayAsk).toBe(false);
  expect(new Coach(table({ table: { ...PLAYING, advice: false } })).mayAsk).toBe(false);
});

test("while the screen still shows what has been, nothing is said of what comes after", async () => {
  const coach = new Coach(table({ behind: true }));
  await coach.ask();
  expect([coach.mayAsk, coach.next, coach.advice]).toEqual([false, null, null]);
});
