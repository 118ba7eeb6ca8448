/** Texts in links: packed, in letters that stand in an address. */

/** A link from elsewhere must not fill this browser's memory. */
const MOST_UNPACKED = 2_000_000;

export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Throws where the letters hold no text, or far too long a one. */
export async function unpacked(letters: string): Promise<string> {
  const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
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
