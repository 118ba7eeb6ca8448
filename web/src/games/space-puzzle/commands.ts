/** The actions of the AI and the Astronauts, as text commands. */
import type { Offer } from "../../generated/wire";
import type { CommandWords } from "../../lib/commands/words";
import { seatName, t } from "../../lib/words/i18n.svelte";
import { fixed, type Value } from "../../lib/table/offers";
import type { TableStore } from "../../lib/table/table.svelte";
import { tokenName } from "./surface/words";
import { topicName } from "./topics";

const QUARTER = 90;

const FIELDS = [
  "turn",
  "side",
  "tokens",
  "topic",
  "pawn",
  "cell",
  "value",
  "colour",
  "section",
  "about",
  "sure",
  "scenario",
  "ai",
  "reshuffle",
];

export function commandWordsOf(table: TableStore): Promise<CommandWords> {
  return Promise.resolve({
    command: (offer) => t(`sp-do-${offer.action}`),
    fieldName: (field) => t(`sp-field-${field}`),
    valueName: (field, value, offer) =>
      field === "ai" ? seatName(Number(value), table.names) : valueName(field, value, offer),
    fields: FIELDS,
    implied: ["sure"],
    typed: (field, value) => (field === "ai" ? String(Number(value) + 1) : undefined),
  });
}

function valueName(field: string, value: Value, offer: Offer): string {
  switch (field) {
    case "turn":
      return t("sp-ui-card-turned", { degrees: Number(value) * QUARTER });
    case "tokens":
      return tokenName(String(value));
    case "topic":
      return topicName(String(value));
    case "side":
      return t(`sp-side-${value}`);
    case "pawn":
      return t(`sp-colour-${value}`, {}, offer.action === "set-die" ? "die" : "pawn");
    case "colour":
      return surely(t(`sp-colour-${value}`, {}, "marker"), offer);
    case "section":
      return value === "off" ? t("sp-ui-take-off") : t(`sp-key-${value}`);
    case "about":
      return surely(t(value === "die" ? "sp-value-die" : "sp-value-room"), offer);
    case "scenario":
      return t(`sp-scenario-${value}`);
    case "reshuffle":
      return t(value ? "text-play-yes" : "text-play-no");
    default:
      return String(value);
  }
}

/** Which side would lie on top afterwards, where that is fixed. */
function surely(what: string, offer: Offer): string {
  const sure = fixed(offer, "sure");
  return sure === undefined ? what : `${what}: ${t(sure ? "sp-ui-marker-sure" : "sp-ui-marker-unsure")}`;
}
