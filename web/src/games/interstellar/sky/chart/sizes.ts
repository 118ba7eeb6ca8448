/** How large things are drawn: as they are where orbits are so many pixels apart, larger on a larger board. */
import type { Size } from "./geometry";

const USUAL = 25;
const SIZES: Record<string, number> = {
  mercury: 7.5,
  venus: 9.5,
  earth: 10,
  mars: 8.5,
  jupiter: 13,
  saturn: 11,
  uranus: 10.5,
  neptune: 10.5,
};

/** From a planet's middle to where beads begin. */
export function rimOf(planet: string, band: number): number {
  return planetSize(planet, band) + (planet === "saturn" ? 6 : 3);
}

/** Orbits lie so close that a name has no room of its own between them. */
export function isTight({ band }: { band: number }): boolean {
  return band < 16;
}

export function planetSize(planet: string, band: number): number {
  return (SIZES[planet] ?? 9) * Math.min(scaleOf(band), 0.45 + (band / USUAL) * 0.55);
}

/** Numbers and cubes become larger, but never smaller: they must be read. */
export function scaleOf(band: number): number {
  return Math.min(Math.max(band / USUAL, 1), 1.6);
}

/** A Base's plate has no room for words. */
export function isBrief(band: number): boolean {
  return band < 20;
}

/** What a Base's plate covers of a corner, and half a bead: nothing strung on an orbit may lie under it. The plates'
 * own styles say the same. */
export function cornerOf(band: number): Size {
  const [wide, high] = isBrief(band) ? [80, 46] : [130, 50];
  const bead = 7;
  return { width: (wide + bead) * scaleOf(band), height: (high + bead) * scaleOf(band) };
}

/** Of names, in rem. */
export function letterSize(band: number): number {
  return Math.min(Math.max(band / 36, 0.75), 1);
}
