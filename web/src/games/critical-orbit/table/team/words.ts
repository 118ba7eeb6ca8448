/** What the table says about a job: who has it, what it wants and why. */
import { list, seatName, t } from "../../../../lib/words/i18n.svelte";
import type { Orbit } from "../../orbit.svelte";
import type { Job, Need, Shape, View } from "../../terms";

const SHAPES: readonly string[] = ["L", "J", "S", "Z", "T"] satisfies Shape[];

export function jobName(job: Job): string {
  return t(`mc-job-${job}`);
}

export function playerOf(orbit: Orbit, job: Job): string {
  return orbit.isDeck(job) ? t("mc-deck") : seatName(orbit.handOf(job), orbit.table.names);
}

/** Why a value would be left: `shape-L`, `column-7`; nothing where nothing was said. */
export function reasonText(why: string): string {
  const [kind, about = ""] = why.split("-");
  switch (kind) {
    case "shape":
      return t("mc-why-shape", { shape: about });
    case "grid":
      return t("mc-why-grid", { grid: about });
    case "column":
      return t("mc-why-column", { column: Number(about) });
    case "star":
      return t("mc-why-star", { job: t(`mc-job-${about}`) });
    case "track":
      return t(`mc-why-track-${about}`);
    case "room":
      return t("mc-why-room");
    default:
      return "";
  }
}

export function needName(need: Need): string {
  return SHAPES.includes(need) ? t("mc-need-shape", { shape: need }) : t(`mc-need-${need}`);
}

export function needsText(needs: readonly Need[]): string {
  return needs.length === 0 ? "" : t("mc-table-short-of", { needs: list(needs.map(needName)) });
}

/** A job's present task, in one line. */
export function stateText(view: View, job: Job): string {
  if (view.turn === 0 || view.phase === "over") return "";
  if (job === "mercury") return [reasonText(view.kept_why), needsText(view.needs)].filter(Boolean).join(" ");
  const desk = view.desks[job];
  const wish = view.wants[job];
  if (desk?.claims.length) return t("mc-table-claims");
  if (desk?.tasks.length) return t("mc-table-tasks", { tasks: desk.tasks.length });
  if (wish && view.phase === "choose") return reasonText(wish.why) || wishText(wish.leave);
  if (view.phase === "choose" && view.setup[job] !== null) return t("mc-table-undecided");
  if (desk?.locked) return t("mc-table-locked");
  return wish ? reasonText(wish.why) : "";
}

function wishText(leave: number): string {
  return leave === 0 ? t("mc-table-wish-any") : t("mc-table-wish", { leave });
}
