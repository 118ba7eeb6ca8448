/** Short synthesised tones, as data. */
import { lengthOf, type Note } from "../../../lib/sound/notes";

export const TONES = {
  roll: [
    { hz: 196, at: 0, lasts: 0.05 },
    { hz: 233, at: 0.07, lasts: 0.05 },
    { hz: 185, at: 0.14, lasts: 0.07 },
  ],
  kept: [
    { hz: 392, at: 0, lasts: 0.09 },
    { hz: 523, at: 0.1, lasts: 0.16 },
  ],
  locked: [{ hz: 330, at: 0, lasts: 0.14 }],
  allLocked: [
    { hz: 330, at: 0, lasts: 0.12 },
    { hz: 415, at: 0.12, lasts: 0.12 },
    { hz: 494, at: 0.24, lasts: 0.24 },
  ],
  shape: [
    { hz: 587, at: 0, lasts: 0.1 },
    { hz: 880, at: 0.1, lasts: 0.22 },
  ],
  half: [
    { hz: 659, at: 0, lasts: 0.1 },
    { hz: 784, at: 0.1, lasts: 0.22 },
  ],
  unlock: [
    { hz: 523, at: 0, lasts: 0.08 },
    { hz: 659, at: 0.08, lasts: 0.08 },
    { hz: 784, at: 0.16, lasts: 0.2 },
  ],
  star: [
    { hz: 1175, at: 0, lasts: 0.08 },
    { hz: 1568, at: 0.08, lasts: 0.2 },
  ],
  tenSeconds: [
    { hz: 740, at: 0, lasts: 0.16 },
    { hz: 740, at: 0.3, lasts: 0.16 },
  ],
} as const satisfies Record<string, readonly Note[]>;

export type Tone = keyof typeof TONES;

/** How long a tone keeps the next one waiting, in seconds. */
export function lastsFor(tone: Tone): number {
  return lengthOf(TONES[tone]);
}
