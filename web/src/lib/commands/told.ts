/** An action in words, as its command would be read out. */
import type { Offer, Spot } from "../../generated/wire";
import { list, t } from "../words/i18n.svelte";
import { type Value, valuesOf } from "../table/offers";
import { written } from "./spots";
import type { CommandWords } from "./words";

export type Action = Record<string, unknown>;

/** The offer that an action takes up: of those that allow its single values, the first. */
export function offerFor(action: Action, offers: readonly Offer[]): Offer | undefined {
  const same = offers.filter((offer) => offer.action === action.type);
  return (
    same.find((offer) =>
      Object.entries(offer.fields ?? {}).every(([name, field]) => {
        const values = valuesOf(field);
        return values.length === 0 || !(name in action) || values.includes(action[name] as Value);
      }),
    ) ?? same[0]
  );
}

export function actionWords(action: Action, offer: Offer, words: CommandWords): string {
  const told = words.fields
    .filter((field) => field in action && !isImplied(field, offer, words))
    .map((field) => answerWords(field, action[field], offer, words))
    .filter(Boolean);
  const command = words.command(offer);
  return told.length > 0 ? t("told-action", { command, answers: told.join(", ") }) : command;
}

/** Told by other words, or by the game's own board: how long a tap is held says nothing in a sentence. */
function isImplied(field: string, offer: Offer, { implied }: CommandWords): boolean {
  const kind = offer.fields?.[field]?.type;
  return kind === "rhythm" || (implied.includes(field) && (kind === "fixed" || kind === undefined));
}

function answerWords(field: string, answer: unknown, offer: Offer, words: CommandWords): string {
  if (Array.isArray(answer)) return list(answer.map((one) => answerWords(field, one, offer, words)));
  if (typeof answer !== "object" || answer === null) return words.valueName(field, answer as Value, offer);
  if ("id" in answer) return words.valueName(field, String(answer.id), offer);
  if ("rotation" in answer) return words.spotName?.(answer as Spot, offer) ?? written(answer as Spot);
  return "";
}
