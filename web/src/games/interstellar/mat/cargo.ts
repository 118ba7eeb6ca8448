/** What lies in an Explorer's slots: Bases and Buildings first, then cubes. */
import { COLOURS } from "../art/cubes";
import type { Cargo } from "../terms";

export function aboard({ bases, buildings, cubes }: Cargo): string[] {
  const standing = Object.entries(buildings).flatMap(([kind, count]) => Array<string>(count).fill(kind));
  const loose = COLOURS.flatMap((colour, level) => Array<string>(cubes[level] ?? 0).fill(colour));
  return [...Array<string>(bases).fill("base"), ...standing, ...loose];
}
