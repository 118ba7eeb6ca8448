/** Answers in typed words, field by field. */
import type { Spot } from "../../generated/wire";
import type { Value } from "../table/offers";
import type { Answer, Slot } from "./lines";
import { type Named, nameSpot, nameValue, take, type Taken, takeSpot, takeWhole } from "./matching";
import { chain } from "./several";
import type { CommandWords } from "./words";

/** There is only one answer: it need not be said, but it may be. */
export function isSettled(slot: Slot): boolean {
  return slot.kind === "one" && slot.options.length === 1;
}

/** Everything that may be answered next. */
export function namesOf(slot: Slot, commandWords: CommandWords): Named<Value | Spot>[] {
  if (slot.kind === "one")
    return slot.options.map(({ value, offer }) => nameValue(slot.field, value, { offer }, commandWords));
  if (slot.kind === "spot") return slot.spots.map(nameSpot);
  return slot.kind === "several"
    ? (slot.steps[slot.answer.length] ?? []).map((option) => nameValue(slot.field, option, slot, commandWords))
    : [];
}

export function possible(slot: Slot, commandWords: CommandWords): string[] {
  return namesOf(slot, commandWords).map(({ names }) => names[0] ?? "");
}

/** What the words begin with, as far as it is possible here. */
export function takeAnswer(slot: Slot, words: readonly string[], commandWords: CommandWords): Taken<Answer> | null {
  if (slot.kind === "spot") return takeSpot(words, slot.spots);
  if (slot.kind === "one")
    return (isSettled(slot) ? takeWhole : take)(words, namesOf(slot, commandWords) as Named<Value>[]);
  return slot.kind === "several" ? takeSeveral(slot, words, commandWords) : null;
}

/** As many as can be understood; each must be possible after the one before. */
function takeSeveral(
  slot: Slot & { kind: "several" },
  words: readonly string[],
  commandWords: CommandWords,
): Taken<string[]> | null {
  const field = slot.offer.fields?.[slot.field];
  if (field?.type !== "selection" && field?.type !== "path") return null;
  const value: string[] = [];
  let used = 0;
  while (used < words.length) {
    const options = chain(field, value).steps[value.length] ?? [];
    const taken = take(
      words.slice(used),
      options.map((option) => nameValue(slot.field, option, slot, commandWords)),
    );
    if (!taken) break;
    value.push(String(taken.value));
    used += taken.used;
  }
  return used > 0 ? { value, used } : null;
}
