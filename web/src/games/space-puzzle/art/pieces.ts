/** What the pieces are called, in the order in which they are listed everywhere. */
import type { Target } from "../../../generated/space-puzzle";

export type Colour = Target["colour"];
export type Key = Target["key"];
export type Icon = "antenna" | "engine" | "battery" | "telescope";

export const COLOURS: readonly Colour[] = ["green", "blue", "black", "red", "yellow", "white"];
export const KEYS: readonly Key[] = ["square", "triangle", "round", "hexagon"];
export const ICONS: readonly Icon[] = ["antenna", "engine", "battery", "telescope"];
const SIGNS = ["ok", "no", "arrow", "swap", "die", "question", "empty", "crisis"] as const;
export type Sign = (typeof SIGNS)[number];

/** The 27 communication tokens and the crisis token. */
export const TOKENS: readonly string[] = [
  ...COLOURS.map((colour) => `c-${colour}`),
  ...KEYS.map((key) => `k-${key}`),
  ...ICONS.map((icon) => `r-${icon}`),
  ...[1, 2, 3, 4, 5, 6].map((number) => `n-${number}`),
  ...SIGNS,
];

/** What is printed on a token; undefined for an id that no token has. */
export type Print =
  | { kind: "colour"; colour: Colour }
  | { kind: "key"; key: Key }
  | { kind: "icon"; icon: Icon }
  | { kind: "number"; value: number }
  | { kind: "sign"; sign: Sign };

export function printOn(id: string): Print | undefined {
  if (!TOKENS.includes(id)) return undefined;
  const name = id.slice(2);
  if (id.startsWith("c-")) return { kind: "colour", colour: name as Colour };
  if (id.startsWith("k-")) return { kind: "key", key: name as Key };
  if (id.startsWith("r-")) return { kind: "icon", icon: name as Icon };
  if (id.startsWith("n-")) return { kind: "number", value: Number(name) };
  return { kind: "sign", sign: id as Sign };
}
