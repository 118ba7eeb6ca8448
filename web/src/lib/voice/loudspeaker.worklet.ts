/** Beside the page's own thread: one voice, sounded as steadily as its line allows. */
import { Patience } from "./patience";
import { VOICE_RATE } from "./piece";
import { Resampler } from "./resampler";

class Loudspeaker extends AudioWorkletProcessor {
  readonly #resampler = new Resampler(VOICE_RATE, sampleRate);
  readonly #patience = new Patience(sampleRate);

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<Float32Array | null>) => {
      if (data) this.#hear(data);
      else this.#patience.forget();
    };
  }

  process(_: Float32Array[][], [output]: Float32Array[][]): boolean {
    const block = output?.[0];
    if (block) this.#patience.fill(block);
    return true;
  }

  #hear(samples: Float32Array): void {
    const faster: number[] = [];
    this.#resampler.push(samples, (sample) => faster.push(sample));
    this.#patience.hear(Float32Array.from(faster));
  }
}

registerProcessor("loudspeaker", Loudspeaker);
