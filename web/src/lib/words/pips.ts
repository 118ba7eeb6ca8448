/** Where the pips of a die sit on a grid of nine, counted from the top left. */
const PIPS: readonly string[] = ["", "e", "ai", "aei", "acgi", "acegi", "acdfgi"];

export function pipsOf(value: number): { column: number; row: number }[] {
  const places = [...(PIPS[value] ?? "")].map((place) => place.charCodeAt(0) - 97);
  return places.map((place) => ({ column: place % 3, row: Math.floor(place / 3) }));
}
