import { beforeEach, expect, test } from "vitest";
import type { Message } from "../../generated/wire";
import { remember } from "../page/storage";
import { allResults, keepResults, type Result } from "../table/results";
import { hold, tokenFor } from "../table/seats/seats";
import { bookHere, readBook, takeIn, type Book } from "./book";
import { bookIn, linkWith, MOST_LETTERS } from "./carrying";
import { bestMoments, byLevel, calendar, streaks } from "./figures";

const NOON = new Date(2026, 10, 18, 12).getTime();
const DAY = 86_400_000;
const TOKEN = "t".repeat(32);

const game = (table: string, daysAgo: number, won = true, more: Partial<Result> = {}): Result => ({
  table,
  game: "contact",
  setup: { seats: 2, level: 2 },
  seat: 0,
  won,
  at: NOON - daysAgo * DAY,
  ...more,
});

beforeEach(() => {
  localStorage.clear();
  keepResults([]);
  remember("seats", {});
  remember("name", "");
});

test("a book goes through a file and through a link, and comes in once", async () => {
  keepResults([game("aa", 0), game("bb", 1, false)]);
  hold("aa", TOKEN);
  const book = bookHere({ seats: false });
  expect(JSON.stringify(book)).not.toContain(TOKEN);
  expect(readBook(JSON.stringify(book))).toEqual(book);
  const link = await linkWith(book, "https://example.org");
  expect(await bookIn(new URL(link).hash)).toEqual(book);
  keepResults([game("cc", 3)]);
  expect(takeIn(book)).toBe(2);
  expect(takeIn(book)).toBe(0);
  expect(allResults().map(({ table }) => table)).toEqual(["aa", "bb", "cc"]);
});

test("secrets of seats go along only where somebody wants it, and push none aside", () => {
  hold("aa", TOKEN);
  const book = bookHere({ seats: true });
  expect(book.seats).toEqual({ aa: [TOKEN] });
  hold("aa", "o".repeat(32));
  takeIn({ ...book, seats: { aa: [TOKEN], bb: [TOKEN] } });
  expect([tokenFor("aa"), tokenFor("bb")]).toEqual(["o".repeat(32), TOKEN]);
});

test.each([
  ["{", "log-bad-file"],
  ["[]", "log-bad-file"],
  ['{"heliograph":"log book","version":2,"results":[]}', "log-bad-version"],
  ['{"heliograph":"log book","version":1,"results":[{"table":"../x"}]}', "log-bad-game"],
  ['{"heliograph":"log book","version":1,"results":[],"seats":{"aa":["short"]}}', "log-bad-file"],
  ['{"heliograph":"log book","version":1,"results":[],"name":7}', "log-bad-file"],
])("a bad file gets a clear sentence: %s", (text, why) => {
  expect((readBook(text) as Message).id).toBe(why);
  expect(allResults()).toEqual([]);
});

test("a bad link is no book, and another address is none at all", async () => {
  expect(((await bookIn("#book=!!")) as Message).id).toBe("log-bad-link");
  expect(((await bookIn("#book=AAAA")) as Message).id).toBe("log-bad-link");
  expect(await bookIn("#seat=x")).toBeNull();
});

test("forty games fit into a code that a telephone reads", async () => {
  const ids = Array.from({ length: 40 }, (_, one) => `table${(one * 7919).toString(36).padStart(5, "k")}`);
  const book: Book = { heliograph: "log book", version: 1, results: ids.map((id, ago) => game(id, ago)) };
  expect((await linkWith(book, "https://heliograph.example")).length).toBeLessThan(MOST_LETTERS);
});

test("streaks count days in a row and games won in a row", () => {
  const played = [game("a", 0), game("b", 1), game("c", 1), game("d", 2, false), game("e", 5), game("f", 9)];
  expect(streaks(played, NOON)).toEqual({ days: 3, longestDays: 3, wins: 3 });
  expect(streaks([game("a", 2)], NOON).days).toBe(0);
  expect(streaks([], NOON)).toEqual({ days: 0, longestDays: 0, wins: 0 });
});

test("the calendar ends today, a Wednesday", () => {
  const weeks = calendar([game("a", 0), game("b", 0), game("c", 7)], NOON, 4);
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 3]);
  expect(weeks.map((week) => week.map(({ games }) => games)[2])).toEqual([0, 0, 1, 2]);
});

test("results by level, and the best of each game", () => {
  const played = [game("a", 0, false, { score: 40 }), game("b", 1, true, { score: 20 }), game("c", 2, true)];
  expect(byLevel(played, ({ setup }) => String(setup.level))).toEqual([
    { game: "contact", level: "2", played: 3, won: 2 },
  ]);
  expect(bestMoments(played).map(({ table }) => table)).toEqual(["b"]);
});
