/** The actions of a turn, as text commands. */
import type { Offer } from "../../generated/wire";
import { printedOf } from "../../lib/table/api";
import type { CommandWords } from "../../lib/commands/words";
import { t } from "../../lib/words/i18n.svelte";
import { fixed, type Value } from "../../lib/table/offers";
import type { TableStore } from "../../lib/table/table.svelte";
import { cubesWords } from "./art/cubes";
import { gainsOf, rewardWords } from "./art/rewards";
import { actionWords, salvationWords, tokenName, tokenWords } from "./art/tokens";
import { familyWords, mechanismWords, spaceWords } from "./boards/words";
import type { Mat, Printed, View } from "./terms";

const CHANGES = ">";

const FIELDS = [
  "token",
  "what",
  "technology",
  "mechanism",
  "family",
  "row",
  "space",
  "planet",
  "fuel",
  "item",
  "building",
  "colour",
  "count",
  "shift",
  "cubes",
  "payment",
  "orbit",
  "quadrant",
  "keep",
  "action",
  "track",
  "position",
  "pay",
  "remove",
  "unique",
];

export async function commandWordsOf(table: TableStore): Promise<CommandWords> {
  const printed = await printedOf<Printed>(table.table);
  return {
    command: ({ action }) => t(`si-do-${action}`),
    fieldName: (field) => t(`si-field-${field}`),
    valueName: (field, value, offer) => valueName(field, value, { offer, printed, view: table.view as View }),
    fields: FIELDS,
    implied: ["fuel", "shift"],
    typed: (field, value) => (countsFromOne(field, value) ? String(Number(value) + 1) : undefined),
  };
}

/** Rows and spaces of the World Government, quadrants and rewards. */
function countsFromOne(field: string, value: Value): boolean {
  return typeof value === "number" && ["row", "space", "quadrant", "position"].includes(field);
}

interface Context {
  offer: Offer;
  printed: Printed;
  view: View;
}

function valueName(field: string, value: Value, at: Context): string {
  const word = String(value);
  switch (field) {
    case "token":
      return tokenChoice(word, at);
    case "technology":
      return technologyName(word, at);
    case "cubes":
      return cubesChoice(word, at.offer.action);
    case "payment":
    case "pay":
    case "remove":
      return cubesWords(word);
    case "item":
      return itemName(word);
    case "planet":
      return [t(`si-planet-${word}`), ...fuelOf(at.offer)].join(", ");
    case "fuel":
      return t("si-gain-fuel", { amount: Number(value) });
    case "keep":
      return t(value ? "si-table-settle" : "si-table-decline");
    case "building":
      return t(`si-building-${word}`);
    case "colour":
      return t(`si-colour-${word}`);
    case "shift":
      return t(value ? "si-table-better-price" : "si-value-usual-price");
    case "what":
      return t(`si-source-${word}`);
    case "action":
      return t(`si-table-do-${word}`);
    case "row":
      return typeof value === "number" ? String(value + 1) : t(`si-row-${word}`);
    case "space":
      return typeof value === "number" ? seatWords(value, at) : spaceWords(at.printed, at.view, word);
    case "quadrant":
      return String(Number(value) + 1);
    case "mechanism":
      return mechanismWords(at.view, word);
    case "family":
      return familyWords(word);
    case "track":
      return t(`si-track-${word}`);
    case "position":
      return rewardAt(Number(value), at);
    case "unique":
      return t(value ? `si-pass-${at.view.drafted}` : "si-pass-ordinary");
    default:
      return word;
  }
}

/** What it does now; a token that is still to be chosen shows both sides. */
function tokenChoice(id: string, { offer, printed, view }: Context): string {
  const token = printed.tokens[id];
  if (offer.action === "take-pass-token") return t(`si-pass-${id}`);
  if (!token) return tokenName(id);
  if (offer.action === "take-extra") return tokenWords(token, printed);
  const now =
    view.phase === "salvation" ? salvationWords(token.salvation, printed) : actionWords(token.action, printed);
  return now === tokenName(id) ? now : `${tokenName(id)}: ${now}`;
}

/** With its next level; Salvation Technologies have none. */
function technologyName(id: string, { view }: Context): string {
  const [technology, next] = [t(`si-tech-${id}`), matOf(view)?.technologies[id]];
  return next ? t("si-level", { technology, level: next.level }) : technology;
}

const matOf = ({ me, facts }: View): Mat | undefined => (me === null ? undefined : facts.mats[me]);

function cubesChoice(cubes: string, action: string): string {
  const [before = "", after] = cubes.split(CHANGES);
  if (after !== undefined) return t("si-table-change", { before: cubesWords(before), after: cubesWords(after) });
  if (cubes) return cubesWords(cubes);
  return t(action === "keep" ? "si-table-keep-nothing" : "si-table-use");
}

function itemName(item: string): string {
  if (item.length === 1) return cubesWords(item);
  return item === "base" ? t("si-source-base") : t(`si-building-${item}`);
}

function fuelOf(offer: Offer): string[] {
  const amount = fixed(offer, "fuel");
  return amount === undefined ? [] : [t("si-gain-fuel", { amount: Number(amount) })];
}

/** A space of the World Government and what it brings; moving up brings nothing (HV-14). */
function seatWords(space: number, { offer, printed }: Context): string {
  const row = fixed(offer, "row");
  if (row === undefined) return String(space + 1);
  const reward = rewardWords(gainsOf(printed, printed.government[Number(row)]?.[space]));
  return t("si-seat-free", { space: space + 1, reward });
}

function rewardAt(position: number, { printed, view }: Context): string {
  const mat = matOf(view);
  return mat ? `${position + 1}: ${rewardWords(gainsOf(printed, mat.pass_rewards[position]))}` : "";
}
