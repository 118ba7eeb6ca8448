/** A finished game as a reel of frames: where we are, whether it runs, and how fast. */
import type { Frame, Replay } from "../../generated/wire";
import { recall, remember } from "../page/storage";

const STEP_MS = 2_000;

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export class Reel {
  replay = $state.raw<Replay | null>(null);
  index = $state(0);
  running = $state(false);
  #speed = $state<Speed>(remembered());
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How long a moment lasts at the speed it was played, where that is longer than a step. */
  readonly #lasts: (frame: Frame) => number;

  constructor(lasts: (frame: Frame) => number = () => 0) {
    this.#lasts = lasts;
  }

  get frames(): readonly Frame[] {
    return this.replay?.frames ?? [];
  }

  get frame(): Frame | undefined {
    return this.frames[this.index];
  }

  get last(): number {
    return Math.max(0, this.frames.length - 1);
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    remember("replay-speed", speed);
    if (this.running) this.#waitForNext();
  }

  /** One speed up or down. */
  accelerate(by: -1 | 1): void {
    this.speed = SPEEDS[SPEEDS.indexOf(this.speed) + by] ?? this.speed;
  }

  /** Another viewer's frames of the same game: the place stays. */
  load(replay: Replay, index = this.index): void {
    this.replay = replay;
    this.seek(index);
  }

  seek(index: number): void {
    this.index = Math.min(this.last, Math.max(0, Math.round(index) || 0));
    if (this.index === this.last) this.pause();
    else if (this.running) this.#waitForNext();
  }

  step(by: number): void {
    this.seek(this.index + by);
  }

  toggle(): void {
    if (this.running) return this.pause();
    if (this.index === this.last) this.index = 0;
    this.running = true;
    this.#waitForNext();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  #waitForNext(): void {
    clearTimeout(this.#timer);
    const ms = this.frame ? Math.max(STEP_MS, this.#lasts(this.frame)) : STEP_MS;
    this.#timer = setTimeout(() => this.step(1), ms / this.speed);
  }
}

function remembered(): Speed {
  const kept = recall<number>("replay-speed", 1);
  return SPEEDS.find((speed) => speed === kept) ?? 1;
}

/** The frame that shows what an entry of the log led to. */
export function frameOf(frames: readonly Frame[], seq: number): number {
  const later = frames.findIndex((frame) => frame.seq > seq);
  return Math.max(0, (later < 0 ? frames.length : later) - 1);
}
