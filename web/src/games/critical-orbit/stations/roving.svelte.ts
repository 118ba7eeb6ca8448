/** One space of a board takes part in the tab order; arrow keys hand that on. */
import type { Space } from "../terms";
import { placeByKey, type Places } from "./places";

export class Roving {
  #at = $state<Space | null>(null);
  readonly #places: Places;
  readonly #first: () => Space | undefined;

  /** `first`: where the focus comes in. */
  constructor(places: Places, first: () => Space | undefined) {
    this.#places = places;
    this.#first = first;
  }

  readonly current = $derived.by(() => this.#at ?? this.#first());

  hold(space: Space): void {
    this.#at = space;
  }

  travel(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || this.current === undefined) return;
    const next = placeByKey(this.#places, this.current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    this.#at = next;
    const board = (event.currentTarget as HTMLElement).closest(".station");
    board?.querySelector<HTMLElement>(`[data-space="${next}"]`)?.focus();
  }
}
