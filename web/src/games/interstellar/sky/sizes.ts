/** How large planets are drawn where orbits are 25 pixels apart. */
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

export function planetSize(planet: string, band: number): number {
  return (SIZES[planet] ?? 9) * Math.min(1, 0.45 + band / 45);
}
