/** H.A.L.L. without a browser's voice: a low hum that follows the syllables of what it says. */
import { audio } from "../../../lib/sound/audio.svelte";
import { loudness } from "../../../lib/page/settings.svelte";

const LEVEL = 0.22;
const SYLLABLE_S = 0.13;
const BREAK_S = 0.16;
const LONGEST = 40;
const PITCH_HZ = 82;
/** Where a mouth would resonate, for bright and for dark vowels of the three alphabets. */
const FORMANTS: readonly [RegExp, number, number][] = [
  [/[iyïіїиeéèєе]/i, 420, 1_900],
  [/[aäáаяь]/i, 680, 1_150],
  [/[oöuüоуюё]/i, 380, 800],
];
const VOWELS = /[aeiouyäöüаеєиіїоуюя]+|[.,;:!?]/gi;

export interface Syllable {
  at: number;
  low: number;
  high: number;
}

/** When which syllable is hummed, in seconds; a sign of punctuation is a breath. */
export function syllablesOf(text: string): Syllable[] {
  const found: Syllable[] = [];
  let at = 0;
  for (const [part] of text.matchAll(VOWELS)) {
    const formant = FORMANTS.find(([vowels]) => vowels.test(part));
    if (formant && found.length < LONGEST) found.push({ at, low: formant[1], high: formant[2] });
    at += formant ? SYLLABLE_S : BREAK_S;
  }
  return found;
}

/** How long it lasts, in milliseconds: at least as long as it takes to read. */
export function murmur(text: string): number {
  const syllables = syllablesOf(text);
  const { context } = audio;
  if (audio.on && context) hum(context, syllables);
  return Math.max(1_600, 1_000 * ((syllables.at(-1)?.at ?? 0) + 2 * SYLLABLE_S), 38 * text.length);
}

function hum(context: AudioContext, syllables: readonly Syllable[]): void {
  const begins = context.currentTime + 0.02;
  const ends = begins + (syllables.at(-1)?.at ?? 0) + SYLLABLE_S;
  const voice = new OscillatorNode(context, { type: "sawtooth", frequency: PITCH_HZ });
  const mouth = new GainNode(context, { gain: 0 });
  for (const which of ["low", "high"] as const) {
    const resonance = new BiquadFilterNode(context, { type: "bandpass", Q: 6 });
    for (const syllable of syllables) resonance.frequency.setTargetAtTime(syllable[which], begins + syllable.at, 0.015);
    voice.connect(resonance).connect(mouth);
  }
  const level = LEVEL * loudness("voice");
  for (const { at } of syllables) {
    mouth.gain.setTargetAtTime(level, begins + at, 0.02);
    mouth.gain.setTargetAtTime(level * 0.15, begins + at + SYLLABLE_S * 0.6, 0.025);
  }
  mouth.gain.setTargetAtTime(0, ends, 0.03);
  mouth.connect(context.destination);
  voice.start(begins);
  voice.stop(ends + 0.3);
}
