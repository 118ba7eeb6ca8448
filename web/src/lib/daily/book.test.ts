import { expect, it } from "vitest";
import type { DailyBook, Moment } from "../../generated/wire";
import { message } from "../words/message";
import { linesOf, readBook } from "./book";

const moment = (view: object): Moment => ({
  position: { seq: 0, view, prompt: { ask: message("ask") }, talk: { open: false }, may_undo: false, clock: 0 },
  events: [],
});
const judged = (score: number, revealed: object): DailyBook["pages"][number]["result"] => ({
  score,
  solved: score > 0,
  marks: [],
  effort: message("effort"),
  guess: "",
  among: "ai",
  rank: { worse: 0, same: 0, better: 0 },
  others: [],
  ideal: null,
  revealed,
});
const book: DailyBook = {
  puzzle: "a",
  lines: [message("one"), message("two")],
  others: [{ guess: "A", name: message("name"), count: 3 }],
  revealed: { target: "A", guesses: [] },
  pages: [
    {
      moments: [moment({ rocket: "earth", guesses: [] })],
      result: judged(0, {}),
      lines: [0],
      answers: [{ action: { type: "guess", chip: "A" }, to: 1 }],
    },
    {
      moments: [moment({ guesses: ["A"] }), moment({ rocket: "A" })],
      result: judged(100, { guesses: ["A"] }),
      over: true,
      lines: [1, 0],
    },
  ],
};
const GUESS = { type: "guess", chip: "A" };

it("tells what the server would have told", () => {
  expect(readBook(book, [], false)).toEqual({ moments: [moment({ rocket: "earth", guesses: [] })] });
  const { moments, result } = readBook(book, [GUESS], false);
  expect(moments.map(({ position }) => position.view)).toEqual([
    { rocket: "earth", guesses: ["A"] },
    { rocket: "A", guesses: ["A"] },
  ]);
  expect(result).toMatchObject({ score: 100, others: book.others, revealed: { target: "A", guesses: ["A"] } });
  expect(linesOf(book, [GUESS]).map(({ id }) => id)).toEqual(["two", "one"]);
});

it("judges what is handed in as it is", () => {
  expect(readBook(book, [], true).result).toMatchObject({ score: 0, revealed: book.revealed });
});

it("says so where a partner would have to answer", () => {
  expect(() => readBook(book, [{ type: "ask-repeat" }], false)).toThrow(
    expect.objectContaining({ id: "daily-needs-network" }),
  );
});
