/** Which of the dice has gone to the tracks. */
import type { View } from "../terms";

/** null: not yet, or it is no longer of interest; or an earlier release has archived the game, and did not say. */
export function leftOf({ facts }: Pick<View, "facts">): number | null {
  return facts.dice?.find(({ state }) => state === "left")?.value ?? null;
}
