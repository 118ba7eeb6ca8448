/** This browser's record of its daily puzzles. The server has only the answers' figures. */
import type { DailyResult } from "../../generated/wire";
import { recall, remember } from "../page/storage";
import { newToken } from "../table/api";

type Fared = Pick<DailyResult, "score" | "solved" | "marks" | "effort">;

export interface Page {
  /** Which puzzle it was; another release may have another one for the same day. */
  puzzle: string;
  /** For this one puzzle: the server counts an answer once, and cannot tell whose it is. */
  token: string;
  actions: object[];
  /** What the puzzle begins with was told; it is told once. */
  opened?: boolean;
  /** When it was begun, in milliseconds since 1970. */
  begun: number;
  /** Handed in before it was over by itself. */
  done?: boolean;
  fared?: Fared;
  /** Over, but without a network: the server does not know of it. */
  unsent?: boolean;
  /** It was solved on its own day, which makes a streak. */
  onTheDay?: boolean;
}

type Diary = Record<string, Page>;

const KEY = "daily";
const DAYS_REMEMBERED = 400;

export const pageOf = (number: number): Page | undefined => recall<Diary>(KEY, {})[number];

/** The page of a puzzle, new if there is none of this very puzzle yet. */
export function begin(number: number, puzzle: string, now = Date.now()): Page {
  const known = pageOf(number);
  if (known?.puzzle === puzzle) return known;
  return write(number, { puzzle, token: newToken(), actions: [], begun: now });
}

export function write(number: number, page: Page): Page {
  const kept = Object.entries({ ...recall<Diary>(KEY, {}), [number]: page })
    .sort(([one], [other]) => Number(one) - Number(other))
    .slice(-DAYS_REMEMBERED);
  remember(KEY, Object.fromEntries(kept));
  return page;
}

export const faredWith = ({ score, solved, marks, effort }: DailyResult): Fared => ({ score, solved, marks, effort });

export const unsentPages = (): [number, Page][] =>
  Object.entries(recall<Diary>(KEY, {}))
    .filter(([, page]) => page.unsent)
    .map(([number, page]) => [Number(number), page]);

/** Days in a row that were solved on their own day, up to today or, while today is open, yesterday. */
export function streak(today: number): number {
  const diary = recall<Diary>(KEY, {});
  const counts = (number: number): boolean => diary[number]?.onTheDay === true && diary[number].fared?.solved === true;
  let last = diary[today]?.fared ? today : today - 1;
  let days = 0;
  for (; counts(last); last -= 1) days += 1;
  return days;
}
