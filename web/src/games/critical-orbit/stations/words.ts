/** Spaces in words, for screen readers. */
import { list, t } from "../../../lib/words/i18n.svelte";
import type { Job, Space, Station } from "../terms";
import { columnOf, gridOf, nameAt, pointOf } from "./places";

export interface Shown {
  value: number | undefined;
  printed: boolean;
  struck: boolean;
  star: Job | undefined;
  open: boolean;
}

export function placeWords(station: Station, space: Space): string {
  if (station === "houston") return t("mc-space", { space });
  if (station === "bengaluru") return t("mc-space-grid", { grid: gridOf(space), space: nameAt(pointOf(space)) });
  return t("mc-space-column", { column: columnOf(space), row: space.slice(space.indexOf("-") + 1) });
}

/** `more`: what a hint or the chosen number says about it. */
export function spaceWords(station: Station, space: Space, shown: Shown, more: readonly string[]): string {
  const words = [placeWords(station, space), contentWords(shown)];
  if (shown.star)
    words.push(t(shown.value === undefined ? "mc-st-star" : "mc-st-star-spent", { job: t(`mc-job-${shown.star}`) }));
  if (shown.open) words.push(t("mc-st-open"));
  return [...words, ...more].join(", ");
}

function contentWords({ value, printed, struck }: Shown): string {
  if (value === undefined) return t("mc-st-empty");
  if (value === 0) return t("mc-st-ticked");
  if (struck) return t("mc-st-struck", { value });
  return printed ? t("mc-st-printed", { value }) : t("mc-st-written", { value });
}

/** What the AI deck waits for (MC-65 to MC-67, MC-H11). */
export function taskWords(
  task: { type: "shape" } | { type: "grid"; grids: readonly string[] } | { type: "box"; size: number },
): string {
  if (task.type === "shape") return t("mc-st-task-shape");
  if (task.type === "grid") return t("mc-st-task-grid", { grids: list([...task.grids]), count: task.grids.length });
  return task.size === 0 ? t("mc-st-task-any-box") : t("mc-st-task-box", { size: task.size });
}
