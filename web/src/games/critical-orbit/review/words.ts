/** The review's names for things. */
import type { ReviewedChoice, ReviewedDelivery, ReviewedOption } from "../../../generated/critical-orbit";
import { t } from "../../../lib/words/i18n.svelte";
import { canisterName, tileName } from "../mercury/words";
import { tenths } from "./numbers";

export function deliveryName({ kind, what, job }: ReviewedDelivery): string {
  switch (kind) {
    case "tile":
      return tileName(what);
    case "half":
      return t("mc-review-half", { colour: what });
    case "valve":
      return job === "mercury" ? t("mc-review-valve-track", { colour: what }) : t("mc-review-valve", { colour: what });
    case "unlock":
      return t("mc-review-unlock", { card: canisterName(what) });
    case "star":
      return t("mc-review-star");
  }
}

/** Of the value that was left. */
function ownOption(choice: ReviewedChoice): ReviewedOption {
  return choice.options.find((option) => option.leave === choice.left) ?? choice.options[0]!;
}

const PARTS = ["tiles", "valves", "unlocks"] as const;

/** What the better choice would have brought most of; null if no part stands out. */
export function mainReason(choice: ReviewedChoice): string {
  const [best, own] = [choice.options[0]!, ownOption(choice)];
  const more = PARTS.map((part) => ({ part, by: best[part] - own[part] })).sort((one, other) => other.by - one.by)[0]!;
  return more.by < 0.05 ? "" : t("mc-review-choice-mostly", { part: more.part, more: tenths(more.by) });
}
