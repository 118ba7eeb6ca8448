/** A held breath, a flight, and the word that is waited for. */
import { audio } from "../../../lib/sound/audio.svelte";
import { type Note, playNotes } from "../../../lib/sound/notes";

const BREATH: readonly Note[] = [
  { hz: 65, at: 0.05, lasts: 0.16 },
  { hz: 58, at: 0.25, lasts: 0.22 },
  { hz: 65, at: 0.65, lasts: 0.16 },
  { hz: 58, at: 0.85, lasts: 0.22 },
];
const RIGHT: readonly Note[] = [
  { hz: 523, at: 0, lasts: 0.18 },
  { hz: 659, at: 0.14, lasts: 0.18 },
  { hz: 784, at: 0.28, lasts: 0.2 },
  { hz: 1047, at: 0.42, lasts: 0.7 },
];
const WRONG: readonly Note[] = [
  { hz: 233, at: 0, lasts: 0.28 },
  { hz: 165, at: 0.22, lasts: 0.6 },
];

export function soundBreath(): void {
  play(BREATH);
}

export function soundVerdict(right: boolean): void {
  play(right ? RIGHT : WRONG);
}

/** One flight of the rocket: a glide upwards. */
export function soundFlight(seconds: number): void {
  play([98, 131, 165, 196].map((hz, step) => ({ hz, at: (step * seconds) / 6, lasts: seconds / 2 })));
}

function play(notes: readonly Note[]): void {
  const { context, out } = audio;
  if (audio.on && context && out) playNotes(context, out, notes);
}
