/** A log book small enough for a link: the part behind the `#`, which no server ever sees. */
import type { Message } from "../../generated/wire";
import { message } from "../words/message";
import { readBook, type Book } from "./book";

/** What a telephone still reads off another screen. */
export const MOST_LETTERS = 1_800;
/** A link from elsewhere must not fill this browser's memory. */
const MOST_UNPACKED = 2_000_000;
const MARK = "#book=";

export async function linkWith(book: Book, origin: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(book)), new CompressionStream("deflate-raw"));
  const letters = btoa(String.fromCharCode(...packed));
  return `${origin}/log${MARK}${letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** The book a link carries; null where it carries none. */
export async function bookIn(hash: string): Promise<Book | Message | null> {
  if (!hash.startsWith(MARK)) return null;
  try {
    const text = atob(hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const bytes = await through(packed, new DecompressionStream("deflate-raw"));
    return readBook(new TextDecoder().decode(bytes));
  } catch {
    return message("log-bad-link");
  }
}

type Packing = CompressionStream | DecompressionStream;

async function through(bytes: Uint8Array<ArrayBuffer>, by: Packing): Promise<Uint8Array> {
  const writer = by.writable.getWriter();
  // What fails here fails for the reader, too, who tells it.
  void writer.write(bytes).catch(() => undefined);
  void writer.close().catch(() => undefined);
  const reader = (by.readable as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MOST_UNPACKED) throw new RangeError("too large");
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
