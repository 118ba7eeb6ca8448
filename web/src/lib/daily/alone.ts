/** Without a network: a downloaded day is continued from its book, or laid out to be judged later. */
import type { DailyBook, DailyPuzzle, DailyStep, Message } from "../../generated/wire";
import { dailyBook, isCutOff } from "../table/api";
import { message } from "../words/message";
import { linesOf, readBook } from "./book";
import { draftOf } from "./draft";

export interface Alone {
  step: DailyStep;
  actions: object[];
  /** By a book, or later by the server. */
  judged: "book" | "later";
  /** It was handed in, or is over by itself. */
  over: boolean;
}

export async function goOnAlone(puzzle: DailyPuzzle, actions: object[], done: boolean): Promise<Alone> {
  const book = await bookOf(puzzle);
  if (book.pages.length > 0) {
    const step = readBook(book, actions, done);
    return { step, actions, judged: "book", over: step.result !== undefined };
  }
  const draft = await draftOf(puzzle.day.game);
  if (!draft) throw message("daily-needs-network");
  const laid = draft.tidied(actions);
  const left = draft.laid(puzzle.opening.position, laid);
  // What the game asks counts what nobody counts here.
  const position = { ...left, prompt: { ...left.prompt, ask: puzzle.question } };
  const over = done || draft.isOver(laid);
  return { step: { moments: [{ position, events: [] }] }, actions: laid, judged: "later", over };
}

export async function describeAlone(puzzle: DailyPuzzle, actions: object[]): Promise<Message[]> {
  const book = await bookOf(puzzle);
  if (book.pages.length === 0) throw message("daily-needs-network");
  return linesOf(book, actions);
}

async function bookOf({ day, puzzle }: DailyPuzzle): Promise<DailyBook> {
  const book = await dailyBook(day.number).catch((reason: unknown) => {
    throw isCutOff(reason) ? message("daily-not-taken") : reason;
  });
  if (book.puzzle !== puzzle) throw message("daily-not-taken");
  return book;
}
