/** What something is for, before it is said what it would cost. */
import { t } from "../../../lib/i18n.svelte";
import { tokenWords } from "../art/tokens";
import type { Action, Corporation, Printed } from "../terms";

export function about(action: Action, printed: Printed, mine: Corporation | null): string {
  if (action.type === "research") return technologyEffect(action.technology, printed, mine);
  const token = action.type === "play" ? printed.tokens[action.token] : undefined;
  return token ? tokenWords(token) : "";
}

/** What the next level brings. */
function technologyEffect(id: string, printed: Printed, mine: Corporation | null): string {
  const known = mine?.technologies[id] ?? 0;
  const building = printed.technologies.find((technology) => technology.id === id)?.building;
  const amount = (building && printed.building_effects[building]?.[Math.min(known, MOST_LEVELS - 1)]) || 0;
  return t(`si-table-effect-${id}`, { level: Math.min(known + 1, MOST_LEVELS), amount });
}
const MOST_LEVELS = 3;
