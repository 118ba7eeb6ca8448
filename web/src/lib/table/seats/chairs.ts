/** What the people and the AI seats of a table are called, by seat. */
import type { Chair } from "../../../generated/wire";
import { strengthName } from "../../words/game-words";
import { t } from "../../words/i18n.svelte";

/** A person's own name; an AI seat is somebody, too. Where it is not told who, it is named after its strength, and
 * numbered where several are alike. */
export function chairNames(chairs: readonly Chair[]): string[] {
  return chairs.map((chair) => {
    if (chair.name) return chair.name;
    if (chair.persona) return t(`persona-${chair.persona}`);
    if (chair.kind !== "ai") return t("seat-number", { number: chair.seat + 1 });
    const strength = strengthName(chair.strength);
    const alike = chairs.filter((other) => other.kind === "ai" && !other.name && other.strength === chair.strength);
    if (alike.length === 1) return t("ai-name", { strength });
    return t("ai-name-numbered", { number: alike.indexOf(chair) + 1, strength });
  });
}
