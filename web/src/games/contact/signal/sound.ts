/** The sound of a flight: a soft tone while the rocket is up, and a tap when it lands. */
import type { Edge } from "./edges";

const ATTACK_S = 0.004;
const RELEASE_S = 0.01;
const TONE_HZ = 233;
const TONE_LEVEL = 0.16;

/** Schedules a whole recording on the audio clock, so that nothing later can shift it. Returns a function that stops it. */
export function soundEdges(context: BaseAudioContext, out: AudioNode, edges: Edge[], startS: number): () => void {
  const sources: AudioScheduledSourceNode[] = [];
  edges.forEach((edge, index) => {
    const next = edges[index + 1];
    if (edge.kind === "land") sources.push(...tap(context, out, startS + edge.at / 1000));
    else if (next) sources.push(...tone(context, out, startS + edge.at / 1000, startS + next.at / 1000));
  });
  return () => sources.forEach((source) => source.stop());
}

/** A tone whose end is not known yet: it sounds until the returned function is called. */
export function holdTone(context: BaseAudioContext, out: AudioNode): () => void {
  const gain = context.createGain();
  gain.gain.setTargetAtTime(TONE_LEVEL, context.currentTime, ATTACK_S);
  gain.connect(out);
  const voices = voicesInto(context, gain);
  voices.forEach((voice) => voice.start());
  return () => {
    const now = context.currentTime;
    gain.gain.cancelScheduledValues(now);
    gain.gain.setTargetAtTime(0, now, RELEASE_S / 3);
    voices.forEach((voice) => voice.stop(now + RELEASE_S * 3));
  };
}

function tone(context: BaseAudioContext, out: AudioNode, from: number, to: number): AudioScheduledSourceNode[] {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(TONE_LEVEL, from + ATTACK_S);
  gain.gain.setValueAtTime(TONE_LEVEL, to);
  gain.gain.linearRampToValueAtTime(0, to + RELEASE_S);
  gain.connect(out);
  const voices = voicesInto(context, gain);
  for (const voice of voices) {
    voice.start(from);
    voice.stop(to + RELEASE_S);
  }
  return voices;
}

/** Two voices a fifth apart, a little out of tune, behind a soft filter. */
function voicesInto(context: BaseAudioContext, gain: GainNode): OscillatorNode[] {
  const filter = context.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = 900;
  filter.connect(gain);
  return [
    { hz: TONE_HZ, type: "triangle" as const, detune: 0 },
    { hz: TONE_HZ * 1.5, type: "sine" as const, detune: 4 },
  ].map(({ hz, type, detune }) => {
    const voice = context.createOscillator();
    voice.type = type;
    voice.frequency.value = hz;
    voice.detune.value = detune;
    voice.connect(filter);
    return voice;
  });
}

/** Fingertips on wood: a short breath of filtered noise over a low thump. */
export function tap(context: BaseAudioContext, out: AudioNode, at: number): AudioScheduledSourceNode[] {
  const noise = context.createBufferSource();
  noise.buffer = noiseFor(context);
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = 1_900;
  band.Q.value = 0.8;
  noise.connect(band).connect(fading(context, out, at, 0.9, 0.045));

  const thump = context.createOscillator();
  thump.frequency.setValueAtTime(170, at);
  thump.frequency.exponentialRampToValueAtTime(58, at + 0.09);
  thump.connect(fading(context, out, at, 0.8, 0.14));

  noise.start(at);
  thump.start(at);
  noise.stop(at + 0.2);
  thump.stop(at + 0.2);
  return [noise, thump];
}

function fading(context: BaseAudioContext, out: AudioNode, at: number, level: number, lastsS: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(level, at + 0.001);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lastsS);
  gain.connect(out);
  return gain;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseFor(context: BaseAudioContext): AudioBuffer {
  let buffer = noises.get(context);
  if (!buffer) {
    buffer = context.createBuffer(1, Math.ceil(context.sampleRate * 0.2), context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    noises.set(context, buffer);
  }
  return buffer;
}
