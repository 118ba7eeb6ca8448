/** Whose things: a seat, H.A.L.L., or the World Government. */
import { seatName, t } from "../../../lib/words/i18n.svelte";
import type { View } from "../terms";

export const GOVERNMENT = -1;
/** What events call H.A.L.L., which has no seat. */
export const HALL = -2;

/** Among the corporations H.A.L.L. comes last. */
export function playerAt(view: View, index: number): number {
  return view.hall !== null && index === view.corporations.length - 1 ? HALL : index;
}

export function playerName(player: number): string {
  if (player === HALL) return t("si-hall");
  return player === GOVERNMENT ? t("si-government") : seatName(player);
}
