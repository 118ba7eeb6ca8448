/** Proof of timing: renders a recording as it is played and finds every lift and landing in the samples. */
import { edgesOf, lengthOf, type Edge } from "./edges";
import type { Recording } from "./recorder";
import { soundEdges } from "./sound";

const RATE = 48_000;
const LEAD_S = 0.05;
/** One millisecond of samples. */
const WINDOW = 48;
const AUDIBLE = 0.02;
const TAP = 0.35;
/** A low thump crosses zero on its way out; real silence lasts. */
const SILENCE_MS = 20;

export async function measureRendered(recording: Recording): Promise<Edge[]> {
  const seconds = lengthOf(recording) / 1000 + 0.5;
  const context = new OfflineAudioContext(1, Math.ceil(seconds * RATE), RATE);
  soundEdges(context, context.destination, edgesOf(recording), LEAD_S);
  const samples = (await context.startRendering()).getChannelData(0);
  return findEdges(loudness(samples), recording);
}

/** The peak of every millisecond. */
function loudness(samples: Float32Array): number[] {
  const peaks: number[] = [];
  for (let from = 0; from < samples.length; from += WINDOW) {
    let peak = 0;
    for (let i = from; i < Math.min(from + WINDOW, samples.length); i++) peak = Math.max(peak, Math.abs(samples[i] ?? 0));
    peaks.push(peak);
  }
  return peaks;
}

/** A lift is where silence ends; a landing is where the tap rises above the tone. */
function findEdges(peaks: number[], { holds }: Recording): Edge[] {
  const edges: Edge[] = [];
  let at = 0;
  const seek = (found: () => boolean): number => {
    while (at < peaks.length && !found()) at++;
    return at - LEAD_S * 1000;
  };
  const loud = (level: number): boolean => (peaks[at] ?? 0) >= level;
  const silent = (): boolean => peaks.slice(at, at + SILENCE_MS).every((peak) => peak < AUDIBLE);
  for (let flight = 0; flight < holds.length; flight++) {
    edges.push({ kind: "lift", at: seek(() => loud(AUDIBLE)) });
    edges.push({ kind: "land", at: seek(() => loud(TAP)) });
    seek(silent);
  }
  return edges;
}
