/** What something is for, before it is said what it would cost. */
import { t } from "../../../../lib/words/i18n.svelte";
import { tokenWords } from "../../art/tokens";
import type { Action, Mat, Printed } from "../../terms";

export function about(action: Action, printed: Printed, mat: Mat | null): string {
  if (action.type === "research") return technologyEffect(action.technology, mat);
  const token = action.type === "play" ? printed.tokens[action.token] : undefined;
  return token ? tokenWords(token, printed) : "";
}

/** What the next level brings. */
function technologyEffect(id: string, mat: Mat | null): string {
  const { level = 1, amount = 0 } = mat?.technologies[id] ?? {};
  return t(`si-table-effect-${id}`, { level, amount });
}
