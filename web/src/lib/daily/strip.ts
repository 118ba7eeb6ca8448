/** The result as a strip to share: squares and numbers that reveal nothing of the solution. */
import type { Day, DailyResult } from "../../generated/wire";
import { gameName } from "../words/game-words";
import { say, t } from "../words/i18n.svelte";

type Mark = DailyResult["marks"][number];

const SQUARES: Record<Mark, string> = { right: "🟩", near: "🟨", wrong: "⬛" };

export function stripOf(day: Day, { marks, effort }: Pick<DailyResult, "marks" | "effort">, streak: number): string {
  const squares = marks.map((mark) => SQUARES[mark]).join("");
  const days = streak > 1 ? ` · 🔥 ${streak}` : "";
  return [
    `${t("daily-share-title", { number: day.number })} · ${gameName(day.game)}`,
    `${squares || "⬛"} · ${say(effort)}${days}`,
    `${location.origin}/daily/${day.number}`,
  ].join("\n");
}
