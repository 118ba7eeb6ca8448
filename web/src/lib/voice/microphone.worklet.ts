/** Beside the page's own thread: cuts what the microphone hears into pieces. */
import { Encoder, loudnessOf, SAMPLES, VOICE_RATE } from "./piece";
import { Resampler } from "./resampler";

class Microphone extends AudioWorkletProcessor {
  readonly #encoder = new Encoder();
  readonly #resampler = new Resampler(sampleRate, VOICE_RATE);
  readonly #samples = new Float32Array(SAMPLES);
  #length = 0;

  process([input]: Float32Array[][]): boolean {
    const block = input?.[0];
    if (block) this.#resampler.push(block, (sample) => this.#take(sample));
    return true;
  }

  #take(sample: number): void {
    this.#samples[this.#length] = sample;
    this.#length += 1;
    if (this.#length < SAMPLES) return;
    this.#length = 0;
    const piece = this.#encoder.encode(this.#samples);
    this.port.postMessage({ piece, level: loudnessOf(this.#samples) }, [piece]);
  }
}

registerProcessor("microphone", Microphone);
