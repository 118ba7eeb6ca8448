/** The clock as it runs: a view says only when it will stop. */
import type { Orbit } from "../../orbit.svelte";
import { timeLeft, untilNextSecond } from "./time";

export class Countdown {
  left = $state<number | null>(null);
  readonly #orbit: Orbit;
  readonly #each: (left: number, before: number) => void;
  #before: number;

  /** `each` is told of the seconds that begin while the clock runs; a sleeping page may miss some. */
  constructor(orbit: Orbit, each: (left: number, before: number) => void) {
    this.#orbit = orbit;
    this.#each = each;
    this.left = timeLeft(orbit.view, orbit.table.clock());
    this.#before = this.left ?? 0;
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
      this.#each(left, this.#before);
      this.#before = left;
      timer = setTimeout(beat, untilNextSecond(left));
    };
    beat();
    return () => clearTimeout(timer);
  }
}
