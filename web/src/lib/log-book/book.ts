/** The log book of this browser as a file: its contents, reading it, and merging two. */
import type { SetupChoice } from "../../games/game";
import type { Message } from "../../generated/wire";
import { recall, remember } from "../page/storage";
import { allResults, keepResults, type Result } from "../table/results";
import { heldSeats, holdAll } from "../table/seats/seats";
import { message } from "../words/message";

export interface Book {
  heliograph: "log book";
  version: 1;
  results: Result[];
  /** Secrets that hold seats, by table: only where somebody wants that. */
  seats?: Record<string, string[]>;
  name?: string;
}

const MOST_BYTES = 2_000_000;
const TABLE = /^[a-z0-9]{1,40}$/;
const TOKEN = /^[\w-]{32,100}$/;
const LONGEST_NAME = 40;

export function bookHere({ seats }: { seats: boolean }): Book {
  const name = recall("name", "");
  const held = seats ? { seats: heldSeats() } : {};
  return { heliograph: "log book", version: 1, results: allResults(), ...(name ? { name } : {}), ...held };
}

/** The book in a text, or why it is none. A text with any fault is refused as a whole. */
export function readBook(text: string): Book | Message {
  if (text.length > MOST_BYTES) return message("log-bad-large");
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return message("log-bad-file");
  }
  if (!isObject(found) || found.heliograph !== "log book") return message("log-bad-file");
  if (found.version !== 1) return message("log-bad-version");
  const { results, seats, name } = found;
  if (!Array.isArray(results)) return message("log-bad-file");
  const wrong = results.findIndex((one) => !isResult(one));
  if (wrong >= 0) return message("log-bad-game", { number: wrong + 1 });
  if (seats !== undefined && !areSeats(seats)) return message("log-bad-file");
  if (name !== undefined && (typeof name !== "string" || name.length > LONGEST_NAME)) return message("log-bad-file");
  return found as unknown as Book;
}

/** Existing games are kept; returns the number of new ones. */
export function takeIn(book: Book): number {
  const here = allResults();
  const known = new Set(here.map(({ table }) => table));
  const fresh = book.results.filter(({ table }) => !known.has(table));
  keepResults([...here, ...fresh].sort((one, other) => other.at - one.at));
  if (book.seats) holdAll(book.seats);
  if (book.name && !recall("name", "")) remember("name", book.name);
  return fresh.length;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isResult(one: unknown): one is Result {
  if (!isObject(one)) return false;
  const { table, game, setup, seat, won, at, score } = one;
  return (
    typeof table === "string" &&
    TABLE.test(table) &&
    typeof game === "string" &&
    /^\w{1,40}$/.test(game) &&
    isSetup(setup) &&
    Number.isInteger(seat) &&
    typeof won === "boolean" &&
    Number.isFinite(at) &&
    (score === undefined || Number.isFinite(score))
  );
}

const isSetup = (value: unknown): value is SetupChoice => isObject(value) && Number.isInteger(value.seats);

function areSeats(value: unknown): value is Record<string, string[]> {
  if (!isObject(value)) return false;
  return Object.entries(value).every(
    ([table, tokens]) =>
      TABLE.test(table) &&
      Array.isArray(tokens) &&
      tokens.every((token) => typeof token === "string" && TOKEN.test(token)),
  );
}
