import { expect, test } from "vitest";
import { paints } from "./colours";
import { COLOURS, type Colour } from "./pieces";

type Rgb = [number, number, number];

function linear(hex: string): Rgb {
  const channel = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** L* of CIE Lab: how light it looks, with every colour taken away. */
function lightness([r, g, b]: Rgb): number {
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
}

function contrast(one: string, other: string): number {
  const y = (hex: string): number =>
    linear(hex).reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i]!, 0.05);
  return Math.max(y(one) / y(other), y(other) / y(one));
}

test("without any colour the six are still six different greys (SP-11)", () => {
  const greys = COLOURS.map((colour): [Colour, number] => [colour, lightness(linear(paints[colour].base))]);
  greys.sort(([, a], [, b]) => a - b);
  expect(greys.map(([colour]) => colour)).toEqual(["black", "blue", "red", "green", "yellow", "white"]);
  for (const [index, [, grey]] of greys.entries()) {
    if (index > 0) expect(grey - greys[index - 1]![1]).toBeGreaterThan(7);
  }
});

test("letters can be read on every colour, and patterns seen", () => {
  for (const { base, ink, mark } of Object.values(paints)) {
    expect(contrast(base, ink)).toBeGreaterThan(4.5);
    expect(contrast(base, mark)).toBeGreaterThan(2.3);
  }
});
