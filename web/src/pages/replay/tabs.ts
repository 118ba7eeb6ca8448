/** What there is to see of a finished game; the address says which. */
import { t } from "../../lib/words/i18n.svelte";

const TABS = ["board", "review", "log"] as const;
export type ReplayTab = (typeof TABS)[number];

export function tabOf(hash: string): ReplayTab {
  return TABS.find((tab) => hash === `#${tab}`) ?? "board";
}

export function replayTabs(reviewed: boolean): { id: ReplayTab; name: string }[] {
  return TABS.filter((id) => id !== "review" || reviewed).map((id) => ({ id, name: t(`replay-${id}`) }));
}
