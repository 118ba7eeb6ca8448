/** What is laid out off line where answers are too many to be recorded: it is shown as it was left, and judged by the
 * server once there is a network. Each game says what its pieces look like where they were put. */
import type { Position } from "../../generated/wire";
import { hyphened } from "../words/i18n.svelte";

export interface Draft {
  /** The same arrangement in as few steps as it takes. */
  tidied: (actions: readonly object[]) => object[];
  /** The table as it was left, from where the puzzle begins. */
  laid: (opening: Position, actions: readonly object[]) => Position;
  /** Whether the last step is the last there is. */
  isOver: (actions: readonly object[]) => boolean;
}

const drafts = import.meta.glob<Draft>("../../games/*/draft.ts", { import: "draft" });

export async function draftOf(game: string): Promise<Draft | undefined> {
  return drafts[`../../games/${hyphened(game)}/draft.ts`]?.();
}
