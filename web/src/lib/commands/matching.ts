/** Which of several values some typed words mean. */
import type { Spot } from "../../generated/wire";
import type { Value } from "../table/offers";
import type { Slot } from "./lines";
import { isSame, written } from "./spots";
import type { CommandWords } from "./words";

/** A value with everything it may be called; the first is how it is best typed. */
export interface Named<T> {
  value: T;
  names: readonly string[];
}

export interface Taken<T> {
  value: T;
  /** How many words it took. */
  used: number;
}

/** Nothing at all, where that can be chosen. */
const NOTHING = "-";

export function nameValue(
  field: string,
  value: Value,
  slot: Pick<Slot, "offer">,
  commandWords: CommandWords,
): Named<Value> {
  const typed = commandWords.typed?.(field, value, slot.offer) ?? (value === "" ? NOTHING : String(value));
  return { value, names: [typed, commandWords.valueName(field, value, slot.offer)] };
}

/** The longest name that the words begin with; its own beginning is enough where no other name has it. */
export function take<T>(words: readonly string[], among: readonly Named<T>[]): Taken<T> | null {
  const whole = takeWhole(words, among);
  const [begun] = words;
  if (whole || begun === undefined || /^[\d-]+$/.test(begun)) return whole;
  const [only, ...others] = startingWith(begun, among);
  return only && others.length === 0 ? { value: only.value, used: 1 } : null;
}

export function takeWhole<T>(words: readonly string[], among: readonly Named<T>[]): Taken<T> | null {
  for (let used = words.length; used > 0; used -= 1) {
    const said = plain(words.slice(0, used).join(" "));
    const found = among.find(({ names }) => names.some((name) => plain(name) === said));
    if (found) return { value: found.value, used };
  }
  return null;
}

export function startingWith<T>(begun: string, among: readonly Named<T>[]): Named<T>[] {
  return among.filter(({ names }) => names.some((name) => plain(name).startsWith(plain(begun))));
}

/** `3/4/1`, or `3/4 1`, or `3/4` for a piece that is not turned. */
export function takeSpot(words: readonly string[], spots: readonly Spot[]): Taken<Spot> | null {
  const parts = (words[0] ?? "").split("/");
  const separate = parts.length === 2 && /^\d$/.test(words[1] ?? "");
  const [column, row, rotation = 0] = [...parts, ...(separate ? [words[1]] : [])].map(Number);
  const meant = { x: Number(column) - 1, y: Number(row) - 1, rotation };
  const value = spots.find((spot) => isSame(spot, meant));
  return value ? { value, used: separate ? 2 : 1 } : null;
}

export function nameSpot(value: Spot): Named<Spot> {
  return { value, names: [written(value)] };
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[.,;:!()«»“”„"]|(?<=\p{L})\?/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}
