/** A text in lines of at most so many letters, where its words allow it: pictures do not wrap by themselves. */
export function wrapped(text: string, letters: number): string[] {
  return text.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= letters) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}
