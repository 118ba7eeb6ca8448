/** What a game calls its actions, their fields and values; each game brings its own. */
import type { Offer, Spot } from "../../generated/wire";
import type { Value } from "../table/offers";
import type { TableStore } from "../table/table.svelte";

export interface CommandWords {
  /** What is done, as a button says it. Offers of one action that are called the same become one line. */
  command(offer: Offer): string;
  fieldName(field: string): string;
  /** `offer` is one that allows this value: what is fixed beside it may be told along. */
  valueName(field: string, value: Value, offer: Offer): string;
  /** All fields of all actions in the order in which they are chosen and typed; offers come without one. */
  fields: readonly string[];
  /** Fields that other words tell already: where they leave no choice they need not be read. */
  implied: readonly string[];
  /** How a value is typed, where people count from 1 and the game from 0. */
  typed?(field: string, value: Value, offer: Offer): string | undefined;
  /** Where a piece would lie, if there is more to say than column and row. */
  spotName?(spot: Spot, offer: Offer): string;
}

export type LoadCommandWords = (table: TableStore) => Promise<CommandWords>;
