/** Plays tones one after the other on the audio clock, so that two deliveries are heard as two. */
import { audio } from "../../../lib/audio.svelte";
import { comfort } from "../comfort.svelte";
import { lastsFor, type Note, type Tone, TONES } from "./tones";

const LEVEL = 0.16;
const ATTACK_S = 0.006;
/** A queue longer than this would tell of what is long past. */
const LONGEST_WAIT_S = 1.5;
let freeAt = 0;

export function sound(tone: Tone): void {
  const { context, out } = audio;
  if (!comfort.tones || !audio.on || !context || !out) return;
  const from = Math.max(context.currentTime, freeAt);
  if (from - context.currentTime > LONGEST_WAIT_S) return;
  freeAt = from + lastsFor(tone);
  for (const note of TONES[tone]) play(context, out, note, from);
}

function play(context: AudioContext, out: AudioNode, { hz, at, lasts }: Note, from: number): void {
  const voice = context.createOscillator();
  voice.type = "triangle";
  voice.frequency.value = hz;
  const gain = context.createGain();
  const [begins, ends] = [from + at, from + at + lasts];
  gain.gain.setValueAtTime(0, begins);
  gain.gain.linearRampToValueAtTime(LEVEL, begins + ATTACK_S);
  gain.gain.exponentialRampToValueAtTime(0.0001, ends);
  voice.connect(gain).connect(out);
  voice.start(begins);
  voice.stop(ends);
}
