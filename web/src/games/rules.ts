/** Each game's rules reference: its order from the game's box, its words from the locales. */
type Source = "rulebook" | "public" | "house" | "inferred";

export interface Section {
  id: string;
  title: string;
  rules: { id: string; source: Source }[];
}

const references = import.meta.glob<{ sections: Section[] }>("../../../src/heliograph/games/*/box/rules.json", {
  import: "default",
});

export function hasRules(game: string): boolean {
  return pathOf(game) in references;
}

export async function rulesOf(game: string): Promise<Section[]> {
  const load = references[pathOf(game)];
  return load ? (await load()).sections : [];
}

function pathOf(game: string): string {
  return `../../../src/heliograph/games/${game}/box/rules.json`;
}
