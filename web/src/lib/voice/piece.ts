/** A piece of a voice: 40 milliseconds as IMA ADPCM, four bits a sample. Each stands for itself: one that is lost
 * takes nothing else with it. docs/protocol.md has the format. */
export const VOICE_RATE = 16_000;
export const SAMPLES = 640;
export const PIECE_BYTES = 4 + SAMPLES / 2;
const LOUDEST = 32_767;

/** Each step is about a tenth more than the one before. */
const STEPS = [
  7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97, 107, 118,
  130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796, 876, 963, 1060,
  1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894, 6484,
  7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794, 32767,
] as const;
const CHANGES = [-1, -1, -1, -1, 2, 4, 6, 8] as const;

const within = (value: number, lowest: number, highest: number): number => Math.max(lowest, Math.min(highest, value));

/** What both ends know of the signal: the last sample, and how far the next one may be from it. */
class Track {
  constructor(
    public sample = 0,
    public index = 0,
  ) {}

  follow(code: number): number {
    const step = STEPS[this.index] ?? STEPS[0];
    const far = (step >> 3) + (code & 4 ? step : 0) + (code & 2 ? step >> 1 : 0) + (code & 1 ? step >> 2 : 0);
    this.sample = within(this.sample + (code & 8 ? -far : far), -LOUDEST - 1, LOUDEST);
    this.index = within(this.index + (CHANGES[code & 7] ?? 0), 0, STEPS.length - 1);
    return this.sample;
  }

  /** The code that comes nearest to the wanted sample. */
  towards(wanted: number): number {
    const step = STEPS[this.index] ?? STEPS[0];
    const off = Math.round(wanted) - this.sample;
    const size = Math.min(7, Math.floor((4 * Math.abs(off)) / step));
    const code = (off < 0 ? 8 : 0) | size;
    this.follow(code);
    return code;
  }
}

/** Samples from -1 to 1, `SAMPLES` at a time. */
export class Encoder {
  readonly #track = new Track();

  encode(samples: Float32Array): ArrayBuffer {
    const piece = new ArrayBuffer(PIECE_BYTES);
    const bytes = new DataView(piece);
    bytes.setInt16(0, this.#track.sample, true);
    bytes.setUint8(2, this.#track.index);
    for (let at = 0; at < SAMPLES; at += 2) {
      const low = this.#track.towards((samples[at] ?? 0) * LOUDEST);
      const high = this.#track.towards((samples[at + 1] ?? 0) * LOUDEST);
      bytes.setUint8(4 + at / 2, low | (high << 4));
    }
    return piece;
  }
}

/** Anything of the right size is some sound; another size is none. */
export function decode(piece: DataView): Float32Array {
  const samples = new Float32Array(SAMPLES);
  if (piece.byteLength !== PIECE_BYTES) return samples;
  const track = new Track(piece.getInt16(0, true), within(piece.getUint8(2), 0, STEPS.length - 1));
  for (let at = 0; at < SAMPLES; at += 2) {
    const both = piece.getUint8(4 + at / 2);
    samples[at] = track.follow(both & 15) / LOUDEST;
    samples[at + 1] = track.follow(both >> 4) / LOUDEST;
  }
  return samples;
}

/** How loud, from 0 to 1, as ears have it: by its logarithm, from -60 dB up. */
export function loudnessOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const decibel = 10 * Math.log10(sum / Math.max(1, samples.length) + 1e-9);
  return within(1 + decibel / 60, 0, 1);
}
