/** A flight's duration in words: to the millisecond after a game, in it as one might read it off a bar (CT-H21). */
import { t } from "../../../lib/words/i18n.svelte";

const TENTH_MS = 100;

export function inWords(ms: number, exact: boolean): string {
  if (exact) return t("describe-flight", { ms });
  return t("describe-flight-about", { ms: Math.max(TENTH_MS, Math.round(ms / TENTH_MS) * TENTH_MS) });
}
