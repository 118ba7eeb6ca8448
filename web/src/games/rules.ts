/** Each game's rules reference: its order from the game's box, its words from the locales. */
type Source = "rulebook" | "public" | "house" | "inferred";

export interface Section {
  id: string;
  title: string;
  rules: { id: string; source: Source }[];
}

const references = import.meta.glob<{ sections: Section[] }>(
  ["../../../src/heliograph/games/*/box/rules.json", "../../../src/heliograph/games/*/content/rules.json"],
  { import: "default" },
);

export function hasRules(game: string): boolean {
  return pathOf(game) !== undefined;
}

export async function rulesOf(game: string): Promise<Section[]> {
  const path = pathOf(game);
  const load = path ? references[path] : undefined;
  return load ? (await load()).sections : [];
}

function pathOf(game: string): string | undefined {
  // Some games still keep their box in content/.
  return ["box", "content"]
    .map((room) => `../../../src/heliograph/games/${game}/${room}/rules.json`)
    .find((path) => path in references);
}
