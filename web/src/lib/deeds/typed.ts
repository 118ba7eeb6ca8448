/** What may be done, typed: `enter c4 5` is an action and its values in order; `value=5` names one. */
import type { Offer } from "../../generated/wire";
import type { Value } from "../offers";
import { namesOf, possible, takeAnswer } from "./answers";
import { actionOf, fieldsOf, type Line, offerOf, type Picks, settle, type Slot } from "./lines";
import { type Named, startingWith, take } from "./matching";
import type { Deeds } from "./words";

export type Why = "action" | "elsewhere" | "field" | "missing" | "more" | "nothing" | "value";

/** Why a line cannot be understood, and what would be right. */
export interface Fault {
  why: Why;
  typed: string;
  /** The game's name of the field, or the action's words. */
  about: string;
  possible: string[];
}

export interface Understood {
  action: object;
  offer: Offer | undefined;
}

export interface Completion {
  /** The whole line, as it would be typed. */
  text: string;
  words: string;
}

const MOST_COMPLETIONS = 40;

/** Words, and what is named: `name=value`, with quotation marks where a value has several words. */
interface Said {
  words: string[];
  named: Map<string, string>;
}

function hear(text: string): Said {
  const said: Said = { words: [], named: new Map() };
  for (const part of text.match(/(?:[^\s"]|"[^"]*")+/g) ?? []) {
    const [, name, value = ""] = /^(\w+)=(.*)$/.exec(part) ?? [];
    if (name) said.named.set(name, value.replaceAll('"', ""));
    else said.words.push(...part.replaceAll('"', "").split(" "));
  }
  return said;
}

export function read(text: string, lines: readonly Line[], deeds: Deeds): Understood | Fault {
  const said = hear(text);
  const found = lineOf(said, lines);
  if (!found) {
    const [typed = ""] = said.words;
    return { why: typed ? "action" : "nothing", typed, about: "", possible: lines.map((line) => callOf(line, lines)) };
  }
  const followed = follow(found.line, found.words, said.named, deeds);
  if ("why" in followed) return followed;
  const { line } = found;
  const slots = settle(line, followed.picks);
  if (slots.some(({ kind }) => kind === "elsewhere")) return { why: "elsewhere", typed: text, about: line.words, possible: [] };
  const missing = slots.find((slot) => !isAnswered(slot, followed.picks));
  if (missing) return { why: "missing", typed: text, about: deeds.fieldName(missing.field), possible: possible(missing, deeds) };
  const action = actionOf(line, slots);
  const typed = followed.rest.join(" ");
  if (typed || !action) return { why: "more", typed, about: line.words, possible: [example(line, lines, deeds)] };
  return { action, offer: offerOf(line, slots) };
}

/** The first line that is called so; what is named beside it tells lines of the same action apart. */
function lineOf({ words, named }: Said, lines: readonly Line[]): { line: Line; words: string[] } | null {
  const fits = (line: Line): boolean =>
    settle(line, {}).every((slot) => slot.kind !== "one" || slot.shown || !named.has(slot.field) || named.get(slot.field) === String(slot.answer));
  const among = lines.filter(fits).map((line): Named<Line> => ({ value: line, names: [line.action, line.words] }));
  const taken = take(words, among);
  return taken && { line: taken.value, words: words.slice(taken.used) };
}

interface Followed {
  picks: Picks;
  rest: string[];
  /** The first field nothing was said about. */
  open: Slot | undefined;
}

function follow(line: Line, words: readonly string[], named: Said["named"], deeds: Deeds): Followed | Fault {
  const fields = fieldsOf(line);
  const stranger = [...named.keys()].find((name) => !fields.includes(name));
  if (stranger !== undefined) return { why: "field", typed: stranger, about: line.words, possible: fields };
  let picks: Picks = {};
  let rest = [...words];
  let open: Slot | undefined;
  for (const field of fields) {
    const slot = settle(line, picks).find((one) => one.field === field)!;
    const own = named.get(field)?.split(/[\s,]+/).filter(Boolean);
    if (!own && (slot.kind === "elsewhere" || (slot.kind === "one" && !slot.shown))) continue;
    if (!own && rest.length === 0) {
      open ??= slot;
      continue;
    }
    const heard = own ?? rest;
    const taken = takeAnswer(slot, heard, deeds);
    const odd = taken ? heard[taken.used] : heard[0];
    if (!taken || (own && odd !== undefined)) {
      return { why: "value", typed: odd ?? "", about: deeds.fieldName(field), possible: possible(slot, deeds) };
    }
    picks = { ...picks, [field]: taken.value };
    if (!own) rest = rest.slice(taken.used);
    if (slot.kind === "several") open ??= settle(line, picks).find((one) => one.field === field);
  }
  return { picks, rest, open };
}

/** Something was said, there is only one answer, or nothing need be said. */
function isAnswered(slot: Slot, picks: Picks): boolean {
  if (slot.kind === "several") return slot.enough;
  const unsaid = slot.kind === "one" && (!slot.shown || slot.options.length === 1 || slot.answer === "" || slot.answer === false);
  return unsaid || slot.field in picks;
}

/** How a line is called: its action, and where another line is called so, too, in what it differs. */
function callOf(line: Line, lines: readonly Line[]): string {
  const first = lines.find(({ action }) => action === line.action) ?? line;
  const theirs = unasked(first);
  const own = [...unasked(line)].filter(([field, value]) => theirs.get(field) !== value);
  return [line.action, ...own.map(([field, value]) => `${field}=${value}`)].join(" ");
}

function unasked(line: Line): Map<string, Value> {
  return new Map(settle(line, {}).flatMap((slot) => (slot.kind === "one" && !slot.shown ? [[slot.field, slot.answer]] : [])));
}

/** A line with its first answers, as one would type it. */
export function example(line: Line, lines: readonly Line[], deeds: Deeds): string {
  const answers = settle(line, {}).flatMap((slot) => {
    const [first] = slot.kind === "one" && !slot.shown ? [] : possible(slot, deeds);
    return first === undefined ? [] : [slot.kind === "several" && !slot.enough ? `${first} …` : first];
  });
  return [callOf(line, lines), ...answers].join(" ");
}

/** How what has been typed so far may go on; nothing where there are too many ways. */
export function completions(text: string, lines: readonly Line[], deeds: Deeds): Completion[] {
  const begun = /\S*$/.exec(text)?.[0] ?? "";
  const before = text.slice(0, text.length - begun.length);
  const said = hear(before);
  const found = lineOf(said, lines);
  const ways = found ? waysOn(found, said.named, deeds) : lines.map((line): Named<unknown> => ({ value: line, names: [callOf(line, lines), line.words] }));
  const fitting = startingWith(begun, ways).map(({ names: [typed = "", words = typed] }) => ({ text: before + typed, words }));
  return fitting.length <= MOST_COMPLETIONS ? fitting : [];
}

function waysOn({ line, words }: { line: Line; words: string[] }, named: Said["named"], deeds: Deeds): Named<unknown>[] {
  const followed = follow(line, words, named, deeds);
  return "why" in followed || !followed.open ? [] : namesOf(followed.open, deeds);
}
