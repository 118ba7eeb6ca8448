/** What may be done, typed: `enter c4 5` is an action and its values in order; `value=5` names one. */
import type { Offer } from "../../generated/wire";
import { isSettled, namesOf, possible } from "./answers";
import { type Fault, follow, type Found, parse, lineOf, type Parsed, settled } from "./parsing";
import { actionOf, type Line, offerOf, type Picks, settle, type Slot } from "./lines";
import { type Named, startingWith } from "./matching";
import type { CommandWords } from "./words";

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

export function read(text: string, lines: readonly Line[], commandWords: CommandWords): Understood | Fault {
  const said = parse(text);
  const found = lineOf(said, lines, commandWords);
  if (!found) {
    const [typed = ""] = said.words;
    return { why: typed ? "action" : "nothing", typed, about: "", possible: lines.map((line) => callOf(line, lines)) };
  }
  const full = understand(found, said.named, commandWords, lines, true);
  const short = "why" in full ? understand(found, said.named, commandWords, lines, false) : full;
  return "why" in short ? full : short;
}

/** `wordy`: what leaves no choice may have been said all the same. */
function understand(
  { line, words }: Found,
  named: Parsed["named"],
  commandWords: CommandWords,
  lines: readonly Line[],
  wordy: boolean,
): Understood | Fault {
  const followed = follow(line, words, named, commandWords, wordy);
  if ("why" in followed) return followed;
  const slots = settle(line, followed.picks);
  const typed = followed.rest.join(" ");
  if (slots.some(({ kind }) => kind === "elsewhere"))
    return { why: "elsewhere", typed, about: line.words, possible: [] };
  const missing = slots.find((slot) => !isAnswered(slot, followed.picks));
  if (missing)
    return {
      why: "missing",
      typed,
      about: commandWords.fieldName(missing.field),
      possible: possible(missing, commandWords),
    };
  const action = actionOf(line, slots);
  if (typed || !action)
    return { why: "more", typed, about: line.words, possible: [example(line, lines, commandWords)] };
  return { action, offer: offerOf(line, slots) };
}

/** Something was said, there is only one answer, or nothing need be said. */
function isAnswered(slot: Slot, picks: Picks): boolean {
  if (slot.kind === "several") return slot.enough;
  const unsaid = slot.kind === "one" && (slot.answer === "" || slot.answer === false);
  return isSettled(slot) || unsaid || slot.field in picks;
}

/** How a line is called: its action, and where another line is called so, too, in what it differs. */
function callOf(line: Line, lines: readonly Line[]): string {
  const first = lines.find(({ action }) => action === line.action) ?? line;
  const theirs = settled(first);
  const own = [...settled(line)].filter(([field, value]) => theirs.get(field) !== value);
  return [line.action, ...own.map(([field, value]) => `${field}=${value}`)].join(" ");
}

/** A line with its first answers, as one would type it. */
export function example(line: Line, lines: readonly Line[], commandWords: CommandWords): string {
  const answers = settle(line, {}).flatMap((slot) => {
    const [first] = isSettled(slot) ? [] : possible(slot, commandWords);
    return first === undefined ? [] : [slot.kind === "several" && !slot.enough ? `${first} …` : first];
  });
  return [callOf(line, lines), ...answers].join(" ");
}

/** How what has been typed so far may go on; nothing where there are too many ways. */
export function completions(text: string, lines: readonly Line[], commandWords: CommandWords): Completion[] {
  const begun = /\S*$/.exec(text)?.[0] ?? "";
  const before = text.slice(0, text.length - begun.length);
  const said = parse(before);
  const found = lineOf(said, lines, commandWords);
  const ways = found
    ? waysOn(found, said.named, commandWords)
    : lines.map((line): Named<unknown> => ({ value: line, names: [callOf(line, lines), line.words] }));
  const fitting = startingWith(begun, ways).map(({ names: [typed = "", words = typed] }) => ({
    text: before + typed,
    words,
  }));
  return fitting.length <= MOST_COMPLETIONS ? fitting : [];
}

function waysOn({ line, words }: Found, named: Parsed["named"], commandWords: CommandWords): Named<unknown>[] {
  const followed = follow(line, words, named, commandWords, true);
  return "why" in followed || !followed.open ? [] : namesOf(followed.open, commandWords);
}
