/** Which of the dice has gone to the tracks. */
import { columnsOf } from "../table/dice/columns";
import type { View } from "../terms";

/** null: not yet, or it is no longer of interest. */
export function leftOf(view: Pick<View, "dice" | "kept" | "may_leave" | "phase">): number | null {
  return columnsOf(view).find(({ state }) => state === "left")?.value ?? null;
}
