/** Plays tones one after the other on the audio clock, so that two deliveries are heard as two. */
import { audio } from "../../../lib/sound/audio.svelte";
import { playNotes } from "../../../lib/sound/notes";
import { comfort } from "../comfort.svelte";
import { lastsFor, type Tone, TONES } from "./tones";

/** A longer queue would play sounds of events long past. */
const LONGEST_WAIT_S = 1.5;
let freeAt = 0;

export function sound(tone: Tone): void {
  const { context, out } = audio;
  if (!comfort.tones || !audio.on || !context || !out) return;
  const from = Math.max(context.currentTime, freeAt);
  if (from - context.currentTime > LONGEST_WAIT_S) return;
  freeAt = from + lastsFor(tone);
  playNotes(context, out, TONES[tone], from);
}
