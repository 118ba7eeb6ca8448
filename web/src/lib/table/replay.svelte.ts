/** A finished game as a reel of frames: where we are, and whether it runs. */
import type { Frame, Replay } from "../../generated/wire";

const STEP_MS = 2_000;

export class Reel {
  replay = $state.raw<Replay | null>(null);
  index = $state(0);
  running = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;

  get frames(): readonly Frame[] {
    return this.replay?.frames ?? [];
  }

  get frame(): Frame | undefined {
    return this.frames[this.index];
  }

  get last(): number {
    return Math.max(0, this.frames.length - 1);
  }

  /** Another viewer's frames of the same game: the place stays. */
  load(replay: Replay, index = this.index): void {
    this.replay = replay;
    this.seek(index);
  }

  seek(index: number): void {
    this.index = Math.min(this.last, Math.max(0, Math.round(index) || 0));
    if (this.index === this.last) this.pause();
  }

  step(by: number): void {
    this.seek(this.index + by);
  }

  toggle(): void {
    if (this.running) return this.pause();
    if (this.index === this.last) this.index = 0;
    this.running = true;
    this.#timer = setInterval(() => this.step(1), STEP_MS);
  }

  pause(): void {
    this.running = false;
    clearInterval(this.#timer);
  }

  /** The keys a film player has; true when the key was one of them. */
  key(name: string): boolean {
    if (name === "ArrowLeft") this.step(-1);
    else if (name === "ArrowRight") this.step(1);
    else if (name === "Home") this.seek(0);
    else if (name === "End") this.seek(this.last);
    else if (name === " ") this.toggle();
    else return false;
    return true;
  }
}

/** The frame that shows what an entry of the log led to. */
export function frameOf(frames: readonly Frame[], seq: number): number {
  const later = frames.findIndex((frame) => frame.seq > seq);
  return Math.max(0, (later < 0 ? frames.length : later) - 1);
}
