/** Parses typed text: which line is meant, and the values of its fields. */
import type { Offer } from "../../generated/wire";
import { type Value, valuesOf } from "../table/offers";
import { isSettled, possible, takeAnswer } from "./answers";
import { type Line, type Picks, settle, type Slot } from "./lines";
import { type Named, nameValue, take } from "./matching";
import type { CommandWords } from "./words";

type Why = "action" | "elsewhere" | "field" | "missing" | "more" | "nothing" | "value";

/** Why a line cannot be understood, and what would be right. */
export interface Fault {
  why: Why;
  typed: string;
  /** The game's name of the field, or the action's words. */
  about: string;
  possible: string[];
}

/** Words, and what is named: `name=value`, with quotation marks where a value has several words. */
export interface Parsed {
  words: string[];
  named: Map<string, string>;
}

export function parse(text: string): Parsed {
  const said: Parsed = { words: [], named: new Map() };
  for (const part of text.match(/(?:[^\s"]|"[^"]*")+/g) ?? []) {
    const [, name, value = ""] = /^(\w+)=(.*)$/.exec(part) ?? [];
    if (name) said.named.set(name, value.replaceAll('"', ""));
    else said.words.push(...part.replaceAll('"', "").split(" "));
  }
  return said;
}

export interface Found {
  line: Line;
  /** What follows its name. */
  words: string[];
}

/** The first line that is called so; what is named beside it tells lines of the same action apart. */
export function lineOf({ words, named }: Parsed, lines: readonly Line[], commandWords: CommandWords): Found | null {
  const isSaid = (field: string, value: Value, offer: Offer): boolean => {
    const said = named.get(field);
    return said === undefined || take([said], [nameValue(field, value, { offer }, commandWords)]) !== null;
  };
  const fits = (line: Line): boolean =>
    [...settled(line)].every(([field, value]) => isSaid(field, value, line.offers[0]!));
  const names = (line: Line): Named<Line> => ({ value: line, names: [line.action, line.words] });
  const taken = take(words, lines.filter(fits).map(names)) ?? take(words, lines.map(names));
  return taken && { line: taken.value, words: words.slice(taken.used) };
}

export interface Followed {
  picks: Picks;
  rest: string[];
  /** The first field nothing was said about. */
  open: Slot | undefined;
}

export function follow(
  line: Line,
  words: readonly string[],
  named: Parsed["named"],
  commandWords: CommandWords,
  wordy: boolean,
): Followed | Fault {
  const fields = [...line.fields];
  const stranger = [...named.keys()].find((name) => !fields.includes(name));
  if (stranger !== undefined) return { why: "field", typed: stranger, about: line.words, possible: fields };
  let picks: Picks = {};
  let rest = [...words];
  let open: Slot | undefined;
  for (const field of fields) {
    const slot = settle(line, picks).find((one) => one.field === field)!;
    const own = named
      .get(field)
      ?.split(/[\s,]+/)
      .filter(Boolean);
    if (!own && (slot.kind === "elsewhere" || rest.length === 0)) {
      if (!isSettled(slot)) open ??= slot;
      continue;
    }
    const heard = own ?? rest;
    const taken = takeAnswer(slot, heard, commandWords);
    if (!own && isSettled(slot) && !(taken && wordy)) continue;
    const odd = taken ? heard[taken.used] : heard[0];
    if (!taken || (own && odd !== undefined)) {
      return {
        why: "value",
        typed: odd ?? "",
        about: commandWords.fieldName(field),
        possible: possible(slot, commandWords),
      };
    }
    picks = { ...picks, [field]: taken.value };
    if (!own) rest = rest.slice(taken.used);
    if (slot.kind === "several") open ??= settle(line, picks).find((one) => one.field === field);
  }
  return { picks, rest, open };
}

/** What a line leaves no choice about, whatever is chosen. */
export function settled({ fields, offers }: Line): Map<string, Value> {
  const values = (field: string): Value[] => [...new Set(offers.flatMap((offer) => valuesOf(offer.fields?.[field])))];
  return new Map(
    fields.flatMap((field) => (values(field).length === 1 ? values(field).map((value) => [field, value]) : [])),
  );
}
