/** The six colours, each also told by its lightness, a pattern and a letter (SP-6, SP-11). */
import type { Colour } from "./pieces";

export type Weave = "triangles" | "waves" | "stars" | "stripes" | "dots" | "grid";

export interface Paint {
  base: string;
  /** A darker tone of the same paint, for edges. */
  deep: string;
  /** The pattern's own tone. */
  mark: string;
  /** What is written on the plain base. */
  ink: string;
  weave: Weave;
  /** The same in every language, as in the scenario files. */
  letter: string;
}

export const paints: Readonly<Record<Colour, Paint>> = {
  green: { base: "#38ab6b", deep: "#17613a", mark: "#0f4d2c", ink: "#06210f", weave: "triangles", letter: "G" },
  blue: { base: "#2755c4", deep: "#142f78", mark: "#a5c3ff", ink: "#ffffff", weave: "waves", letter: "B" },
  black: { base: "#22252e", deep: "#0d0f15", mark: "#a9b2c9", ink: "#ffffff", weave: "stars", letter: "K" },
  red: { base: "#d0383a", deep: "#7c1a20", mark: "#ffc4b8", ink: "#ffffff", weave: "stripes", letter: "R" },
  yellow: { base: "#f7c52f", deep: "#a06f00", mark: "#8a5b00", ink: "#2b1c00", weave: "dots", letter: "Y" },
  white: { base: "#f8f6f0", deep: "#9a9caa", mark: "#8f95ab", ink: "#20222c", weave: "grid", letter: "W" },
};

/** One tile of a pattern, 64 by 64: filled, or drawn as lines of this width. */
export const weaves: Readonly<Record<Weave, { d: string; width?: number }>> = {
  triangles: { d: "M16 4L30 28H2ZM48 36L62 60H34Z" },
  waves: { d: "M-32 16Q-16 0 0 16T32 16T64 16T96 16M-32 48Q-16 32 0 48T32 48T64 48T96 48", width: 9 },
  stars: { d: "M16 1L20 12L31 16L20 20L16 31L12 20L1 16L12 12ZM48 33L52 44L63 48L52 52L48 63L44 52L33 48L44 44Z" },
  stripes: { d: "M-16 16L16 -16M-16 48L48 -16M-16 80L80 -16M16 80L80 16M48 80L80 48", width: 10 },
  dots: { d: "M16 6A10 10 0 1 1 15.990 6ZM48 38A10 10 0 1 1 47.990 38Z" },
  grid: { d: "M16 -4V68M48 -4V68M-4 16H68M-4 48H68", width: 6 },
};
