/** The actions of a mission, as text commands. */
import type { CommandWords } from "../../lib/commands/words";
import { t } from "../../lib/words/i18n.svelte";
import { fixed } from "../../lib/table/offers";

const FIELDS = ["value", "route", "holds", "pauses", "chip", "sure", "helper"];

const WORDS: CommandWords = {
  command: (offer) => (fixed(offer, "sure") === true ? t("do-guess-anyway") : t(`do-${offer.action}`)),
  fieldName: (field) => t(`field-${field}`),
  valueName: (field, value) => {
    if (field === "chip" || field === "route") return t(`chip-${value}`);
    return field === "helper" ? t(`helper-${value}`) : String(value);
  },
  fields: FIELDS,
  implied: ["sure"],
};

export function commandWordsOf(): Promise<CommandWords> {
  return Promise.resolve(WORDS);
}
