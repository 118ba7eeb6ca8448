/** A ship at night: two low tones that drift apart and together, behind a soft filter. */
import { audio } from "./audio.svelte";
import { loudness } from "../page/settings.svelte";

const LEVEL = 0.05;
const FADE_S = 2;
const TONES_HZ = [55, 82.4, 110.3];

/** To stand in an effect: it sounds for as long as that lives, once the page may sound. */
export function soundAmbience(): (() => void) | undefined {
  const { context } = audio;
  const level = loudness("ambience") * LEVEL;
  if (!audio.on || !context || level === 0) return undefined;
  const gain = context.createGain();
  gain.gain.setTargetAtTime(level, context.currentTime, FADE_S / 3);
  const filter = context.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = 220;
  filter.connect(gain).connect(context.destination);
  const voices = TONES_HZ.map((hz, index) => {
    const voice = context.createOscillator();
    voice.type = "triangle";
    voice.frequency.value = hz;
    voice.detune.value = index * 5;
    voice.connect(filter);
    voice.start();
    return voice;
  });
  return () => {
    gain.gain.cancelScheduledValues(context.currentTime);
    gain.gain.setTargetAtTime(0, context.currentTime, FADE_S / 10);
    voices.forEach((voice) => voice.stop(context.currentTime + FADE_S));
  };
}
