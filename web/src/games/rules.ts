/** Each game's rules reference: its order from the game's own content, its words from the locales. */
export type Source = "rulebook" | "public" | "house" | "inferred";

export interface Section {
  id: string;
  title: string;
  rules: { id: string; source: Source }[];
}

const contents = import.meta.glob<{ sections: Section[] }>("../../../src/heliograph/games/*/content/rules.json", {
  import: "default",
});

export function hasRules(game: string): boolean {
  return pathOf(game) in contents;
}

export async function rulesOf(game: string): Promise<Section[]> {
  const load = contents[pathOf(game)];
  return load ? (await load()).sections : [];
}

function pathOf(game: string): string {
  return `../../../src/heliograph/games/${game}/content/rules.json`;
}
