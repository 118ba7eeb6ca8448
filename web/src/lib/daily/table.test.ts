import { beforeEach, expect, test, vi } from "vitest";
import type { DailyPuzzle, DailyStep } from "../../generated/wire";
import { DailyTable } from "./table.svelte";

interface Attempt {
  actions: object[];
  done: boolean;
}
const sent: Attempt[] = [];
const answers: (() => void)[] = [];
const step: DailyStep = { moments: [] };

vi.mock("../table/api", () => ({
  dailyTry: (_: number, { actions, done }: Attempt) =>
    new Promise<DailyStep>((resolve) => {
      sent.push({ actions, done });
      answers.push(() => resolve(step));
    }),
  isCutOff: () => false,
}));

const settled = (): Promise<void> => new Promise((wake) => setTimeout(wake, 5));
const first = { type: "place", tile: "L1" };
const second = { type: "place", tile: "L4" };

function opened(): DailyTable {
  const position = { view: { setup: {} }, prompt: { ask: { id: "x" } }, may_undo: false };
  const puzzle = {
    day: { number: 3, game: "critical_orbit" },
    puzzle: "p",
    seat: 0,
    opening: { position, events: [] },
  } as unknown as DailyPuzzle;
  return new DailyTable(puzzle, { puzzle: "p", token: "t", actions: [], begun: 0 }, ["Ada"]);
}

beforeEach(() => {
  sent.length = answers.length = 0;
});

test("a step made while another is on its way is added to it", async () => {
  const table = opened();
  void table.act(first);
  void table.act(second);
  await settled();
  expect(sent).toEqual([{ actions: [first], done: false }]);
  answers.shift()!();
  await settled();
  expect(sent.at(-1)).toEqual({ actions: [first, second], done: false });
});

test("what is handed in holds what a board has yet to send", async () => {
  const table = opened();
  void table.act(first).then(() => table.act(second));
  void table.handIn();
  for (let answered = 0; answered < 3; answered += 1) {
    await settled();
    answers.shift()!();
  }
  await settled();
  expect(sent.map(({ actions, done }) => [actions.length, done])).toEqual([
    [1, false],
    [2, false],
    [2, true],
  ]);
});
