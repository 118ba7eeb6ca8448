/** The clock as it runs: a view says only when it will stop. */
import type { Orbit } from "../orbit.svelte";
import { timeLeft, untilNextSecond } from "./time";

export class Countdown {
  left = $state<number | null>(null);
  readonly #orbit: Orbit;
  readonly #each: (left: number) => void;

  /** `each` is told of every second that begins while the clock runs. */
  constructor(orbit: Orbit, each: (left: number) => void) {
    this.#orbit = orbit;
    this.#each = each;
    this.left = timeLeft(orbit.view, orbit.table.clock());
  }

  /** To stand in an effect: starts again whenever the clock was stopped, set going or set. */
  follow(): () => void {
    const { view, table } = this.#orbit;
    const runs = view.clock.deadline !== null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const beat = (): void => {
      const left = timeLeft(this.#orbit.view, table.clock());
      this.left = left;
      if (!runs || left === null) return;
      this.#each(left);
      timer = setTimeout(beat, untilNextSecond(left));
    };
    beat();
    return () => clearTimeout(timer);
  }
}
