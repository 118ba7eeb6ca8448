/** Cubes as the server writes them: `RRY`, or how many of each colour, the cheapest first. */
import { list, t } from "../../../lib/words/i18n.svelte";
import type { Colour, Cubes } from "../terms";

export const COLOURS: readonly Colour[] = ["R", "Y", "G", "B", "P"];
/** A cube of any colour, as Universal Mechanisms ask for. */
export const ANY = "?";
export type Face = Colour | typeof ANY;

/** What each colour looks like; its letter is always beside it. */
export const PAINT: Readonly<Record<Face, string>> = {
  R: "#f0705c",
  Y: "#f4c753",
  G: "#74c983",
  B: "#6ba6f0",
  P: "#bb91ee",
  [ANY]: "#b9c0cf",
};

/** Cubes of one colour that lie together. */
export interface Run {
  colour: Face;
  count: number;
}

const isFace = (letter: string): letter is Face => letter === ANY || COLOURS.includes(letter as Colour);

export function runs(cubes: Cubes | string): Run[] {
  const counts = typeof cubes === "string" ? [...COLOURS, ANY].map((face) => cubes.split(face).length - 1) : cubes;
  return ([...COLOURS, ANY] as const)
    .map((colour, place) => ({ colour, count: counts[place] ?? 0 }))
    .filter(({ count }) => count > 0);
}

/** Every single cube, in order. */
export function faces(text: string): Face[] {
  return [...text].filter(isFace);
}

/** As many pips as it has. */
export function pipsOf(colour: Colour): number {
  return COLOURS.indexOf(colour) + 1;
}

export function cubesWords(cubes: Cubes | string): string {
  const words = runs(cubes).map(({ colour, count }) =>
    colour === ANY ? t("si-cube-any", { count }) : t(`si-cube-${colour}`, { count }),
  );
  return words.length ? list(words) : t("si-nothing");
}
