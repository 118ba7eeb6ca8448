/** Puzzles for a journey: past days are fetched with all that can come of them, and the service worker keeps them. What was
 * done on the way is sent when there is a network again. */
import type { Daily, Day } from "../../generated/wire";
import { bookAddress, dailyBook, dailyPuzzle, dailyTry, isCutOff } from "../table/api";
import { faredWith, unsentPages, write } from "./diary";

/** Whether this browser keeps anything for later. */
export const mayTakeAlong = (daily: Daily): boolean =>
  daily.taken_along > 0 && daily.earlier.length > 0 && navigator.serviceWorker?.controller != null;

export const takenFrom = (daily: Daily): Day[] => daily.earlier.slice(0, daily.taken_along);

/** One after the other: some take the server seconds to find. */
export async function takeAlong(days: readonly Day[], taken: (number: number) => void): Promise<void> {
  for (const { number } of days) {
    await Promise.all([dailyPuzzle(number), dailyBook(number)]);
    taken(number);
  }
}

/** Which of these days can be solved off line. */
export async function keptDays(days: readonly Day[]): Promise<Set<number>> {
  if (!("caches" in globalThis)) return new Set();
  const found = await Promise.all(days.map(async ({ number }) => (await caches.match(bookAddress(number))) && number));
  return new Set(found.filter((number) => number !== undefined));
}

/** Judged, counted and compared at last. */
export async function sendWhatWaits(): Promise<void> {
  for (const [number, page] of unsentPages()) {
    const { actions, done = false, token } = page;
    try {
      const { result } = await dailyTry(number, { actions, done, token });
      write(number, { ...page, unsent: false, ...(result ? { fared: faredWith(result) } : {}) });
    } catch (reason) {
      if (isCutOff(reason)) return;
      // The server has another puzzle for that day by now, or none: it stays as it was judged here.
      write(number, { ...page, unsent: false });
    }
  }
}
