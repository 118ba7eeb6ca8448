/** How two people speak with each other in a game, kept in this browser by their leave: nobody else is told. */
import type { Occupant } from "../../generated/wire";
import { recall, remember } from "../page/storage";

export type Dialect = NonNullable<Occupant["dialect"]>;

/** How one of them spoke in one game, as its review found. */
export interface Spoken {
  name: string;
  dialect: Dialect;
  sure: number;
  messages: number;
  understood: number;
  bits: number;
}

export interface Chapter {
  table: string;
  /** Milliseconds since 1970. */
  at: number;
  spoken: Spoken[];
}

export interface Pair {
  game: string;
  /** The reader's own first. */
  names: [string, string];
  /** The oldest first. */
  chapters: Chapter[];
}

const KEY = "languages";
const MOST_PAIRS = 30;
const MOST_CHAPTERS = 60;

export function pairs(): Pair[] {
  return recall<Pair[]>(KEY, []);
}

export function pairOf(game: string, names: readonly [string, string]): Pair | undefined {
  return pairs().find((pair) => isSame(pair, { game, names }));
}

/** Once for each table; whoever is met for the first time comes first. */
export function learn(game: string, names: [string, string], chapter: Chapter): Pair {
  const known = pairOf(game, names) ?? { game, names, chapters: [] };
  return keep({ ...known, chapters: joined(known.chapters, [chapter]) });
}

/** What the other one has kept, beside what is known here. */
export function takeIn(pair: Pair): Pair {
  const known = pairOf(pair.game, pair.names);
  return keep(known ? { ...known, chapters: joined(known.chapters, pair.chapters) } : pair);
}

export function forget(pair: Pair): void {
  remember(
    KEY,
    pairs().filter((one) => !isSame(one, pair)),
  );
}

/** All that was learned of one of them, in one. What was heard more often, and more surely, counts for more. */
export function dictionary(pair: Pair, name: string): Dialect | null {
  const heard = pair.chapters.flatMap(({ spoken }) => spoken.filter((one) => one.name === name && one.messages > 0));
  const first = heard[0];
  if (!first) return null;
  return Object.fromEntries(
    Object.entries(first.dialect).map(([field, value]) => [
      field,
      typeof value === "number" ? mean(heard, field) : commonest(heard, field),
    ]),
  );
}

function mean(heard: readonly Spoken[], field: string): number {
  const all = heard.reduce((sum, one) => sum + one.messages, 0);
  const found = heard.reduce((sum, one) => sum + one.messages * Number(one.dialect[field]), 0) / all;
  return Math.round(found * 1000) / 1000;
}

function commonest(heard: readonly Spoken[], field: string): string {
  const weights = new Map<string, number>();
  for (const { dialect, messages, sure } of heard) {
    const value = String(dialect[field]);
    weights.set(value, (weights.get(value) ?? 0) + messages * sure);
  }
  return [...weights].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

function keep(pair: Pair): Pair {
  const others = pairs().filter((one) => !isSame(one, pair));
  remember(KEY, [pair, ...others].slice(0, MOST_PAIRS));
  return pair;
}

function joined(known: readonly Chapter[], more: readonly Chapter[]): Chapter[] {
  const tables = new Set(known.map(({ table }) => table));
  const all = [...known, ...more.filter(({ table }) => !tables.has(table))];
  return all.sort((one, other) => one.at - other.at).slice(-MOST_CHAPTERS);
}

function isSame(one: Pair, other: { game: string; names: readonly [string, string] }): boolean {
  return one.game === other.game && one.names.toSorted().join("\n") === other.names.toSorted().join("\n");
}
