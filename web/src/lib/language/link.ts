/** A pair's language as a link: behind the `#`, which browsers never send to a server. */
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

async function packed(text: string): Promise<string> {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function unpacked(letters: string): Promise<string> {
  const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), bytes));
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const whole = new Response(bytes).body as ReadableStream<Uint8Array<ArrayBuffer>>;
  return new Uint8Array(await new Response(whole.pipeThrough(stream)).arrayBuffer());
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
