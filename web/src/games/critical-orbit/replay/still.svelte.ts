/** A moment of a finished mission, drawn on the boards it was played on. */
import { message } from "../../../lib/words/message";
import { StillTable } from "../../../lib/table/still.svelte";
import { Orbit } from "../orbit.svelte";
import type { Printed, View } from "../terms";

export class StillOrbit extends Orbit {
  readonly #still: StillTable<View>;

  constructor(printed: Printed, view: View, names: readonly string[]) {
    const still = new StillTable<View>({ game: "critical_orbit", view, names }, message("mc-refused-over"));
    super(still, printed);
    this.#still = still;
  }

  /** Another moment, or the same one through other eyes. */
  show(view: View): void {
    this.#still.view = view;
  }
}
