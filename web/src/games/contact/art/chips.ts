import type { Drawing } from "./drawing";
import { asteroids, earth } from "./others";
import { planetsAtoI } from "./planets-a-i";
import { planetsJtoR } from "./planets-j-r";

/** Every chip's picture by its id. */
export const drawings: Record<string, Drawing> = { ...planetsAtoI, ...planetsJtoR, ...asteroids, earth };

/** The letter printed on both sides (CT-11); asteroids carry dots instead, and Earth needs neither. */
export function letterOf(chip: string): string {
  return chip.length === 1 ? chip : "";
}
