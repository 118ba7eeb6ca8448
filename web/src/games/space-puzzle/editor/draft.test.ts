import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as api from "../../../lib/table/api";
import { Draft, FIRST } from "./draft.svelte";
import { Estimating } from "./estimating.svelte";

const RULES = [
  { code: "SR-TRAP", words: ["lethal"] },
  { code: "SR-LINE" },
  { code: "SR-JAM", number: { lowest: 1, highest: 26 } },
];
const checked = { text: "rounds = 6\n", faults: [] };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

test("a change is kept, and checked once the hand rests", async () => {
  const check = vi.spyOn(api, "checkDraft").mockResolvedValue(checked);
  const draft = new Draft();
  draft.change({ rounds: 5 });
  draft.change({ rounds: 4 });
  expect([draft.playable, check.mock.calls.length]).toEqual([false, 0]);
  await vi.advanceTimersByTimeAsync(300);
  expect(check.mock.calls).toEqual([["space_puzzle", { ...FIRST, rounds: 4 }]]);
  expect(draft.playable).toBe(true);
  expect(new Draft().scenario.rounds).toBe(4);
});

test("faults stand at their fields and an old answer does not count", async () => {
  const fault = { field: "rounds", reason: { id: "sp-scenario-number" } };
  let answer: (value: { text: string; faults: (typeof fault)[] }) => void = () => {};
  vi.spyOn(api, "checkDraft").mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const draft = new Draft();
  const first = draft.check();
  answer({ text: "x", faults: [fault] });
  await first;
  expect([draft.faultsOf("rounds"), draft.faultsOf("tokens"), draft.playable]).toEqual([[fault], [], false]);
  const second = draft.check();
  draft.change({ rounds: 3 });
  answer(checked);
  await second;
  expect(draft.playable).toBe(false);
});

test("tokens and rules stay in the box's order, rules with their values", () => {
  const draft = new Draft();
  draft.toggleTokens("C", ["C", "K", "R", "N"]);
  draft.toggleTokens("N", ["C", "K", "R", "N"]);
  draft.toggleTokens("C", ["C", "K", "R", "N"]);
  expect(draft.scenario.tokens).toEqual(["C", "K", "R", "N"]);
  draft.setRule("SR-JAM", "5", RULES);
  draft.setRule("SR-TRAP", "", RULES);
  draft.setRule("SR-TRAP", "lethal", RULES);
  expect(draft.scenario.rules).toEqual(["SR-TRAP(lethal)", "SR-JAM(5)"]);
  expect([draft.ruleValue("SR-JAM"), draft.ruleValue("SR-LINE")]).toEqual(["5", undefined]);
  draft.setRule("SR-TRAP", undefined, RULES);
  expect(draft.scenario.rules).toEqual(["SR-JAM(5)"]);
});

test("an estimate is asked for until it is done, and no longer than it is wanted", async () => {
  let games = 0;
  const ask = vi
    .spyOn(api, "estimateOf")
    .mockImplementation(() =>
      Promise.resolve({ games: (games += 20), of: 40, wins: games, low: 0.5, high: 1, rounds_mean: 2, standing: null }),
    );
  const estimating = new Estimating();
  const running = estimating.begin(FIRST);
  await vi.advanceTimersByTimeAsync(5_000);
  await running;
  expect([ask.mock.calls.length, estimating.done, estimating.running]).toEqual([2, true, false]);
  games = -1000;
  void estimating.begin(FIRST);
  await vi.advanceTimersByTimeAsync(2_500);
  estimating.stop();
  const asked = ask.mock.calls.length;
  await vi.advanceTimersByTimeAsync(5_000);
  expect([ask.mock.calls.length, estimating.found]).toEqual([asked, null]);
});
