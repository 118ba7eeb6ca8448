/** A moment of a finished game, drawn on the boards it was played on. */
import { message } from "../../../lib/words/message";
import { StillTable } from "../../../lib/table/still.svelte";
import { Bridge } from "../bridge.svelte";
import type { Printed, View } from "../terms";

export class StillBridge extends Bridge {
  readonly #still: StillTable<View>;

  constructor(printed: Printed, view: View, names: readonly string[]) {
    const still = new StillTable<View>({ game: "interstellar", view, names }, message("si-refused-over"));
    super(still, printed);
    this.#still = still;
  }

  /** Another moment, or the same one through other eyes. */
  show(view: View): void {
    this.#still.view = view;
  }
}
