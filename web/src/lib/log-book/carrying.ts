/** A log book small enough for a link: the part behind the `#`, which no server ever sees. */
import type { Message } from "../../generated/wire";
import { message } from "../words/message";
import { packed, unpacked } from "../page/packing";
import { readBook, type Book } from "./book";

/** What a telephone still reads off another screen. */
export const MOST_LETTERS = 1_800;
const MARK = "#book=";

export async function linkWith(book: Book, origin: string): Promise<string> {
  return `${origin}/log${MARK}${await packed(JSON.stringify(book))}`;
}

/** The book a link carries; null where it carries none. */
export async function bookIn(hash: string): Promise<Book | Message | null> {
  if (!hash.startsWith(MARK)) return null;
  try {
    return readBook(await unpacked(hash.slice(MARK.length)));
  } catch {
    return message("log-bad-link");
  }
}
