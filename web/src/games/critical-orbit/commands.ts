/** The actions of a mission, as text commands. */
import { printedOf } from "../../lib/table/api";
import type { CommandWords } from "../../lib/commands/words";
import { t } from "../../lib/words/i18n.svelte";
import { fixed, type Value } from "../../lib/table/offers";
import type { TableStore } from "../../lib/table/table.svelte";
import type { Offer } from "../../generated/wire";
import { boardTileWords, canisterName, spotWords, stemName, tileWords } from "./mercury/words";
import { placeWords } from "./stations/words";
import { jobName, needName, reasonText } from "./table/team/words";
import type { Need, Printed, Station, View } from "./terms";

const FIELDS = [
  "station",
  "needs",
  "leave",
  "why",
  "firm",
  "space",
  "value",
  "star",
  "shape",
  "face_up",
  "tile",
  "spot",
  "stem",
  "canister",
  "place",
  "colour",
  "remove",
  "top",
];

export async function commandWordsOf(table: TableStore): Promise<CommandWords> {
  const printed = await printedOf<Printed>(table.table);
  const view = (): View => table.view as View;
  return {
    command: (offer) => (fixed(offer, "star") === true ? t("mc-do-enter-star") : t(`mc-do-${offer.action}`)),
    fieldName: (field) => t(`mc-field-${field}`),
    valueName: (field, value, offer) => valueName(field, value, offer, printed, view()),
    fields: FIELDS,
    implied: ["star"],
    typed: (field, value, offer) =>
      field === "shape" && offer.action === "claim" ? String(Number(value) + 1) : undefined,
    spotName: (spot, offer) => spotWords(printed, String(fixed(offer, "tile")), spot),
  };
}

function valueName(field: string, value: Value, offer: Offer, printed: Printed, view: View): string {
  const word = String(value);
  switch (field) {
    case "station":
      return jobName(word as Station);
    case "leave":
      return value === 0 ? t("mc-table-any") : word;
    case "why":
      return reasonText(word) || t("mc-value-no-reason");
    case "firm":
      return t(value ? "text-play-yes" : "text-play-no");
    case "space":
      return spaceName(word, fixed(offer, "station") as Station, printed);
    case "shape":
      return offer.action === "claim" ? claimName(Number(value), view) : word;
    case "needs":
      return needName(word as Need);
    case "tile":
      return view.mercury && word in view.mercury.spots
        ? boardTileWords(printed, word, view.mercury)
        : tileWords(printed, word);
    case "stem":
      return stemName(word);
    case "canister":
    case "top":
      return canisterName(word);
    case "face_up":
      return value ? t("mc-mercury-take-up", { tile: faceUp(offer, printed, view) }) : t("mc-mercury-take-next");
    case "colour":
      return t(`mc-half-${word}`);
    case "remove":
      return t(value ? "mc-mercury-judge-out" : "mc-mercury-judge-back");
    default:
      return word;
  }
}

function spaceName(space: string, station: Station, printed: Printed): string {
  const star = printed[station].stars[space];
  return [placeWords(station, space), ...(star ? [t("mc-st-star", { job: jobName(star) })] : [])].join(", ");
}

function claimName(index: number, view: View): string {
  const claims = view.desks.houston?.claims ?? [];
  const spaces = claims[index] ?? [];
  const shape = view.facts.claims[index] ?? "";
  return `${t("mc-st-candidate", { number: index + 1, all: claims.length, shape })} (${spaces.join(" ")})`;
}

function faceUp(offer: Offer, printed: Printed, view: View): string {
  const tiles = view.mercury?.face_up[String(fixed(offer, "shape"))] ?? [];
  return tiles.map((tile) => tileWords(printed, tile)).join("; ");
}
