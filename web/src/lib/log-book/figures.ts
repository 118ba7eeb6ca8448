/** Figures of a log book: streaks, days, results by game and level, and the moments worth another look. */
import type { Result } from "../table/results";

const DAY_MS = 86_400_000;

/** A day by this device's calendar, as a number that counts days. */
function dayOf(at: number): number {
  const date = new Date(at);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
}

export interface Streaks {
  /** Days in a row up to today or yesterday. */
  days: number;
  longestDays: number;
  /** Games won in a row, at most. */
  wins: number;
}

export function streaks(results: readonly Result[], now: number): Streaks {
  const days = [...new Set(results.map(({ at }) => dayOf(at)))].sort((one, other) => one - other);
  const today = dayOf(now);
  let [longestDays, run, last] = [0, 0, -Infinity];
  for (const day of days) {
    run = day === last + 1 ? run + 1 : 1;
    last = day;
    longestDays = Math.max(longestDays, run);
  }
  let [wins, won] = [0, 0];
  for (const one of [...results].sort((a, b) => a.at - b.at)) {
    won = one.won ? won + 1 : 0;
    wins = Math.max(wins, won);
  }
  return { days: last >= today - 1 ? run : 0, longestDays, wins };
}

export interface Day {
  day: number;
  games: number;
}

/** Whole weeks, the present one last; a week is a column of seven. */
export function calendar(results: readonly Result[], now: number, weeks: number): Day[][] {
  const today = dayOf(now);
  const monday = today - ((new Date(now).getDay() + 6) % 7);
  const games = new Map<number, number>();
  for (const { at } of results) games.set(dayOf(at), (games.get(dayOf(at)) ?? 0) + 1);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = monday - 7 * (weeks - 1 - week) + weekday;
      return { day, games: games.get(day) ?? 0 };
    }).filter(({ day }) => day <= today),
  );
}

export interface Line {
  game: string;
  level: string;
  played: number;
  won: number;
}

/** By game and level, what was played most first within each game. */
export function byLevel(results: readonly Result[], levelOf: (result: Result) => string): Line[] {
  const lines = new Map<string, Line>();
  for (const one of results) {
    const level = levelOf(one);
    const line = lines.get(`${one.game} ${level}`) ?? { game: one.game, level, played: 0, won: 0 };
    lines.set(`${one.game} ${level}`, { ...line, played: line.played + 1, won: line.won + (one.won ? 1 : 0) });
  }
  return [...lines.values()].sort((a, b) => a.game.localeCompare(b.game) || b.played - a.played);
}

/** The best of each game: a win before all else, then the score, then the latest. */
export function bestMoments(results: readonly Result[]): Result[] {
  const best = new Map<string, Result>();
  for (const one of results) {
    const known = best.get(one.game);
    if (!known || order(one, known) < 0) best.set(one.game, one);
  }
  return [...best.values()].filter(({ won, score }) => won || score !== undefined);
}

function order(one: Result, other: Result): number {
  return (
    Number(other.won) - Number(one.won) ||
    (other.score ?? Number.MIN_SAFE_INTEGER) - (one.score ?? Number.MIN_SAFE_INTEGER) ||
    other.at - one.at
  );
}
