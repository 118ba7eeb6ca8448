/** A moment of a finished game as a table on which nothing can be done: the boards are drawn as in play. */
import type { Message, Offer } from "../../../generated/wire";
import { ScriptedTable } from "../../../lib/scripted.svelte";
import { Bridge } from "../bridge.svelte";
import type { Printed, View } from "../terms";

const OVER: Message = { id: "si-refused-over", args: {} };

class Still extends ScriptedTable<View> {
  protected ask(): Message {
    return OVER;
  }
  protected offers(): Offer[] {
    return [];
  }
  protected answer(): Message {
    return OVER;
  }
}

export class StillBridge extends Bridge {
  readonly #still: Still;

  constructor(printed: Printed, view: View, names: readonly string[]) {
    const still = new Still({ game: "interstellar", view, names });
    super(still, printed);
    this.#still = still;
  }

  /** Another moment, or the same one through other eyes. */
  show(view: View): void {
    this.#still.view = view;
  }
}
