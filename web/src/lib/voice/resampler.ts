/** From one rate to another, a block at a time and without a seam. What the slower rate cannot hold has to be
 * filtered out before, what the faster one should not have after. */
export class Resampler {
  readonly #step: number;
  #last = 0;
  /** Where the next sample lies, counted from the last one of the block before. */
  #at = 0;

  constructor(from: number, to: number) {
    this.#step = from / to;
  }

  push(block: Float32Array, each: (sample: number) => void): void {
    while (this.#at < block.length) {
      const before = Math.floor(this.#at);
      const left = before === 0 ? this.#last : (block[before - 1] ?? 0);
      const right = block[before] ?? 0;
      each(left + (right - left) * (this.#at - before));
      this.#at += this.#step;
    }
    this.#at -= block.length;
    this.#last = block.at(-1) ?? this.#last;
  }
}
