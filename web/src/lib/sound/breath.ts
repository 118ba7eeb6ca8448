/** Filtered noise: a card on felt, an engine, dice on wood. */
import { audio } from "./audio.svelte";

export interface Breath {
  level: number;
  attackS: number;
  lastsS: number;
  /** The filter's way, in hertz. */
  from: number;
  to: number;
}

/** A breath of filtered noise. */
export function breath({ level, attackS, lastsS, from, to }: Breath): void {
  const { context, out } = audio;
  if (!audio.on || !context || !out) return;
  const now = context.currentTime;
  const noise = context.createBufferSource();
  noise.buffer = noiseOf(context, lastsS);
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 0.7;
  band.frequency.setValueAtTime(from, now);
  band.frequency.exponentialRampToValueAtTime(to, now + lastsS);
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, now);
  gain.gain.linearRampToValueAtTime(level, now + attackS);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + lastsS);
  noise.connect(band).connect(gain).connect(out);
  noise.start(now);
}

function noiseOf(context: BaseAudioContext, lastsS: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lastsS), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
