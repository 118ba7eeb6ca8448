/** What may be done, line by line: offers of one action are folded into one, with something to choose for
 * everything in which they differ. */
import type { Offer, Spot } from "../../generated/wire";
import { type Value, valuesOf } from "../table/offers";
import { chain, type Chain } from "./several";
import { allSpots, nearest } from "./spots";
import type { CommandWords } from "./words";

export interface Line {
  key: string;
  action: string;
  words: string;
  offers: readonly Offer[];
  /** In the order in which they are chosen. */
  fields: readonly string[];
  implied: readonly string[];
}

export type Answer = Value | readonly string[] | Spot;
export type Picks = Readonly<Record<string, Answer>>;

export interface Option {
  value: Value;
  /** One that allows it, together with what was picked before. */
  offer: Offer;
}

/** One field of a line, as far as earlier fields leave it open. */
export type Slot = { field: string; offer: Offer } & (
  | { kind: "one"; options: Option[]; answer: Value; shown: boolean }
  | ({ kind: "several" } & Chain)
  | { kind: "spot"; spots: Spot[]; answer: Spot }
  | { kind: "elsewhere" }
);

export function fold(
  offers: readonly Offer[],
  { command, fields, implied }: Pick<CommandWords, "command" | "fields" | "implied">,
): Line[] {
  const lines = new Map<string, Line & { offers: Offer[] }>();
  for (const offer of offers) {
    const words = command(offer);
    const key = `${offer.action}: ${words}`;
    const line = lines.get(key);
    if (line) line.offers.push(offer);
    else
      lines.set(key, {
        key,
        action: offer.action,
        words,
        offers: [offer],
        fields: fields.filter((field) => field in (offer.fields ?? {})),
        implied,
      });
  }
  return [...lines.values()];
}

/** Every field with its answer: what was picked where that is possible, else the first there is. */
export function settle(line: Line, picks: Picks): Slot[] {
  let left = line.offers;
  return line.fields.map((field) => {
    const slot = slotOf(field, left, picks[field]);
    if (slot.kind !== "one") return slot;
    left = left.filter((offer) => valuesOf(offer.fields?.[field]).includes(slot.answer));
    return { ...slot, offer: left[0] ?? slot.offer, shown: slot.options.length > 1 || !line.implied.includes(field) };
  });
}

function slotOf(field: string, left: readonly Offer[], wish: Answer | undefined): Slot {
  const [offer] = left;
  const kind = offer?.fields?.[field];
  if (!offer || !kind) throw new Error(`an offer without ${field}`);
  switch (kind.type) {
    case "fixed":
    case "choice":
      return one(field, left, wish as Value | undefined);
    case "selection":
    case "path":
      return { field, offer, kind: "several", ...chain(kind, Array.isArray(wish) ? (wish as string[]) : []) };
    case "tiling": {
      const spots = allSpots(kind);
      const answer = nearest(spots, wish as Spot | undefined);
      return answer ? { field, offer, kind: "spot", spots, answer } : { field, offer, kind: "elsewhere" };
    }
    default:
      return { field, offer, kind: "elsewhere" };
  }
}

function one(field: string, left: readonly Offer[], wish: Value | undefined): Slot {
  const offers = new Map<Value, Offer>();
  for (const offer of left)
    for (const value of valuesOf(offer.fields?.[field])) if (!offers.has(value)) offers.set(value, offer);
  const options = [...offers].map(([value, offer]): Option => ({ value, offer }));
  const chosen = options.find(({ value }) => value === wish) ?? options[0]!;
  return { field, offer: chosen.offer, kind: "one", options, answer: chosen.value, shown: true };
}

const FEW = 12;

/** Every whole answer of a line with at most one thing to choose, where there are few; null where it takes more. */
export function answersOf(line: Line): Option[] | null {
  const [slot, ...others] = settle(line, {});
  if (others.length > 0 || slot?.kind !== "one" || slot.options.length > FEW) return null;
  return slot.options;
}

/** The offer that these answers take up. */
export function offerOf(line: Line, slots: readonly Slot[]): Offer | undefined {
  return slots.at(-1)?.offer ?? line.offers[0];
}

/** Nothing where something is still missing, or is done on the game's own board. */
export function actionOf(line: Line, slots: readonly Slot[]): object | null {
  const done = slots.every((slot) => slot.kind !== "elsewhere" && (slot.kind !== "several" || slot.enough));
  const answers = slots.flatMap((slot) => (slot.kind === "elsewhere" ? [] : [[slot.field, slot.answer] as const]));
  return done ? { type: line.action, ...Object.fromEntries(answers) } : null;
}
