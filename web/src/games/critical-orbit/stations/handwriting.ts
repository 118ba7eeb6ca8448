/** Numbers as a hand writes them: one stroke each, on a sheet of 20 by 24. */
const STROKES: readonly string[] = [
  "M4.5 13c1.5 2 3 4 4 6.5 2-6 4.5-10.5 8-14.5",
  "M6.5 7.5 11.5 3.5 10.5 21",
  "M5 8c.5-4.5 9.5-5.5 9.5 0 0 4.5-7.5 8-10 12.5 3.5-1 7.5 0 11.5-.7",
  "M5.5 5.5c2.5-3 9-2.5 8.300 1.700-.4 2.800-3.300 4-4.800 4.100 3-.3 6.5 1.200 6 4.900-.7 4.800-8 5.600-10.5 1.800",
  "M11.5 3.5c-2 4.5-4.5 8-7 10.800 4-.5 8-.5 11.800-.8M12.600 9.5c-.1 4-.4 8-.8 11.5",
  "M15 4c-3 .3-5.5.2-8 .5-.4 2.5-.7 4.5-1.200 6.5 3.200-1.800 9.400-1.200 9.200 4-.2 5.200-7 6.800-10.200 3.600",
  "M13.5 3.5c-5 2-8.5 7.5-8.300 12.5.2 4.5 3.800 5.5 6.600 4.5 3.700-1.5 3.700-7.5-.3-7.900-2.900-.3-5.5 1.900-6 4.400",
];

/** 0 is a tick. */
export function stroke(value: number): string {
  return STROKES[value] ?? "";
}

/** No two numbers stand quite alike: a few degrees, always the same at the same place. */
export function tilt(place: string): number {
  const sum = [...place].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7);
  return (sum % 13) - 6;
}
