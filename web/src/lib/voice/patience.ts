/** What has been heard and not yet sounded. A line is never quite steady: a little is kept in hand, and when too much
 * has come at once, the oldest of it is skipped, so that nobody talks from the past. */
const IN_HAND_S = 0.08;
const TOO_LATE_S = 0.32;

export class Patience {
  readonly #inHand: number;
  readonly #tooLate: number;
  #waiting: Float32Array[] = [];
  #length = 0;
  #at = 0;
  #sounding = false;

  constructor(rate: number) {
    this.#inHand = rate * IN_HAND_S;
    this.#tooLate = rate * TOO_LATE_S;
  }

  /** Samples in hand. */
  get length(): number {
    return this.#length;
  }

  hear(samples: Float32Array): void {
    this.#waiting.push(samples);
    this.#length += samples.length;
    if (this.#length > this.#tooLate) while (this.#length > this.#inHand) this.#skip();
  }

  /** Fills the block; with silence if there is no sound. */
  fill(block: Float32Array): void {
    if (this.#length >= this.#inHand) this.#sounding = true;
    if (!this.#sounding) {
      block.fill(0);
      return;
    }
    for (let at = 0; at < block.length; at += 1) block[at] = this.#next();
    if (this.#length === 0) this.#sounding = false;
  }

  forget(): void {
    this.#waiting = [];
    this.#length = this.#at = 0;
    this.#sounding = false;
  }

  #next(): number {
    const first = this.#waiting[0];
    if (!first) return 0;
    const sample = first[this.#at] ?? 0;
    this.#at += 1;
    this.#length -= 1;
    if (this.#at >= first.length) {
      this.#waiting.shift();
      this.#at = 0;
    }
    return sample;
  }

  #skip(): void {
    const gone = this.#waiting.shift();
    this.#length -= (gone?.length ?? this.#length) - this.#at;
    this.#at = 0;
  }
}
