/** The parts of an art file. Chips are drawn around the origin; 100 is the chip's edge. */

type Tone = "base" | "light" | "deep" | "accent" | "none";

export interface Shape {
  d: string;
  fill?: Tone;
  line?: Tone;
  width?: number;
  opacity?: number;
}

export interface Drawing {
  /** base, light, deep, accent */
  tones: [string, string, string, string];
  behind?: Shape[];
  body: string;
  /** Cut off at the body's outline. */
  pattern: Shape[];
  front?: Shape[];
}
