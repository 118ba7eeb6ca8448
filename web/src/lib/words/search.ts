/** Searching in texts as people write: capitals, accents and the kind of apostrophe do not matter. */

export interface Part {
  text: string;
  hit: boolean;
}

/** What counts of each character, and which characters it came from. */
function folded(text: string): { plain: string; from: number[] } {
  const from: number[] = [];
  let plain = "";
  let at = 0;
  for (const sign of text) {
    const bare = bareOf(sign);
    for (let index = 0; index < bare.length; index += 1) from.push(at);
    plain += bare;
    at += sign.length;
  }
  return { plain, from: [...from, text.length] };
}

function bareOf(sign: string): string {
  if (/[’ʼ‘`´]/.test(sign)) return "'";
  return sign.toLocaleLowerCase().replaceAll("ß", "ss").normalize("NFD").replaceAll(/\p{M}/gu, "");
}

/** The words of a wish, as they are compared. */
export function wishOf(wanted: string): string[] {
  return folded(wanted).plain.split(/\s+/).filter(Boolean);
}

/** Whether all the words occur. */
export function speaksOf(text: string, wish: readonly string[]): boolean {
  const { plain } = folded(text);
  return wish.every((word) => plain.includes(word));
}

/** The text in parts, those marked that were searched for. */
export function marked(text: string, wish: readonly string[]): Part[] {
  if (wish.length === 0) return [{ text, hit: false }];
  const { plain, from } = folded(text);
  const hits = new Array<boolean>(text.length).fill(false);
  for (const word of wish) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      const end = from[at + word.length] ?? text.length;
      hits.fill(true, from[at], Math.max(end, (from[at + word.length - 1] ?? 0) + 1));
    }
  }
  const parts: Part[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = parts.at(-1);
    if (last && last.hit === hits[at]) last.text += text[at];
    else parts.push({ text: text[at] ?? "", hit: hits[at] ?? false });
  }
  return parts;
}
