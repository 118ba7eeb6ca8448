/** The lamp's side of a playback. A screen changes only from frame to frame; so that no duration is off
 *  by more than half a frame, each change is timed from the frame of the change before it. */
import type { Edge } from "./edges";

export interface Shown extends Edge {
  /** When the frame came, on the clock that drives the lamp. */
  shownAt: number;
}

export class Lamp {
  readonly shown: Shown[] = [];
  #frame = 16;
  #last: number | null = null;
  #due: number;

  constructor(
    readonly edges: readonly Edge[],
    startAt: number,
  ) {
    this.#due = startAt + (edges[0]?.at ?? 0);
  }

  get lit(): boolean {
    return this.shown.at(-1)?.kind === "lift";
  }

  get done(): boolean {
    return this.shown.length === this.edges.length;
  }

  /** One frame at `now`; says whether the lamp is lit in it. */
  frame(now: number): boolean {
    if (this.#last !== null) this.#frame = Math.min(Math.max(now - this.#last, 1), 34);
    this.#last = now;
    let edge = this.edges[this.shown.length];
    while (edge && now >= this.#due - this.#frame / 2) {
      this.shown.push({ ...edge, shownAt: now });
      const next = this.edges[this.shown.length];
      const late = now - this.#due > this.#frame;
      if (next) this.#due = (late ? this.#due : now) + next.at - edge.at;
      edge = next;
    }
    return this.lit;
  }
}
