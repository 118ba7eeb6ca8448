/** What can be done on a mission, in words. */
import type { Deeds } from "../../lib/deeds/words";
import { t } from "../../lib/i18n.svelte";
import { fixed } from "../../lib/offers";

const FIELDS = ["value", "route", "holds", "pauses", "chip", "sure", "helper"];

const WORDS: Deeds = {
  deed: (offer) => (fixed(offer, "sure") === true ? t("do-guess-anyway") : t(`do-${offer.action}`)),
  fieldName: (field) => t(`field-${field}`),
  valueName: (field, value) => {
    if (field === "chip" || field === "route") return t(`chip-${value}`);
    return field === "helper" ? t(`helper-${value}`) : String(value);
  },
  fields: FIELDS,
  implied: ["sure"],
};

export function deedsOf(): Promise<Deeds> {
  return Promise.resolve(WORDS);
}
