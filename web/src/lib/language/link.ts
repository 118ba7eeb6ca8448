/** A pair's language as a link: behind the `#`, which browsers never send to a server. */
import { packed, unpacked } from "../page/packing";
import type { Chapter, Pair, Spoken } from "./pairs";

const PREFIX = "#pair=";
const LONGEST = 60_000;

export async function linkTo(pair: Pair): Promise<string> {
  return `${location.origin}/language${PREFIX}${await packed(JSON.stringify(pair))}`;
}

/** What such a link holds; null where it holds nothing that could be read. */
export async function pairIn(hash: string): Promise<Pair | null> {
  if (!hash.startsWith(PREFIX) || hash.length > LONGEST) return null;
  try {
    const found: unknown = JSON.parse(await unpacked(hash.slice(PREFIX.length)));
    return isPair(found) ? { ...found, names: [found.names[1], found.names[0]] } : null;
  } catch {
    return null;
  }
}

function isPair(found: unknown): found is Pair {
  const { game, names, chapters } = (found ?? {}) as Partial<Pair>;
  return (
    typeof game === "string" &&
    Array.isArray(names) &&
    names.length === 2 &&
    names.every((name) => typeof name === "string") &&
    Array.isArray(chapters) &&
    chapters.every(isChapter)
  );
}

function isChapter({ table, at, spoken }: Partial<Chapter>): boolean {
  return typeof table === "string" && Number.isFinite(at) && Array.isArray(spoken) && spoken.every(isSpoken);
}

function isSpoken({ name, dialect, ...figures }: Partial<Spoken>): boolean {
  const { sure, messages, understood, bits } = figures;
  return (
    typeof name === "string" &&
    typeof dialect === "object" &&
    dialect !== null &&
    Object.values(dialect).every((value) => typeof value === "string" || Number.isFinite(value)) &&
    [sure, messages, understood, bits].every((figure) => Number.isFinite(figure))
  );
}
