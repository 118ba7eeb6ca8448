/** Deciding about waiting deliveries: one decision at a time, each from the offers. */
import { choices, fixed } from "../../../../lib/table/offers";
import type { Orbit } from "../../orbit.svelte";
import type { Action, Behind, Shape } from "../../terms";

type Pending = Behind["pending"][number];
export interface Waiting {
  key: string;
  pending: Pending;
  count: number;
}

export class Deciding {
  readonly orbit: Orbit;
  /** A decision is on its way: pressing twice must not use two stars. */
  busy = $state(false);

  readonly #decided: () => void;

  constructor(orbit: Orbit, decided: () => void) {
    this.orbit = orbit;
    this.#decided = decided;
  }

  /** Things of one kind are shown once, with their number. */
  readonly waiting = $derived.by((): Waiting[] => {
    const found = new Map<string, Waiting>();
    for (const pending of this.orbit.view.mercury?.pending ?? []) {
      const key = JSON.stringify(pending);
      const before = found.get(key);
      found.set(key, { key, pending, count: (before?.count ?? 0) + 1 });
    }
    return [...found.values()];
  });

  may(action: Action["type"]): boolean {
    return this.orbit.offersOf(action).length > 0;
  }

  mayChooseTile(shape: Shape): boolean {
    return this.orbit.offersOf("choose-tile").some((offer) => fixed(offer, "shape") === shape);
  }

  options(action: Action["type"], field: string): string[] {
    return choices(this.orbit.offersOf(action)[0], field).map(String);
  }

  async decide(action: Action): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.orbit.act(action);
    this.busy = false;
    this.#decided();
  }
}
