/** What there is to see of a finished game; the address says which. */
import { t } from "../../lib/words/i18n.svelte";

const TABS = ["board", "timelines", "review", "log"] as const;
export type ReplayTab = (typeof TABS)[number];

export function tabOf(hash: string): ReplayTab {
  return TABS.find((tab) => hash === `#${tab}`) ?? "board";
}

/** Not every game is reviewed, and only second tries have something to stand beside. */
export function replayTabs(review: boolean, timelines: boolean): { id: ReplayTab; name: string }[] {
  const there: Record<ReplayTab, boolean> = { board: true, timelines, review, log: true };
  return TABS.filter((id) => there[id]).map((id) => ({ id, name: t(`replay-${id}`) }));
}
