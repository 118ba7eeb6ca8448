/** What may be done in a game that has no words for it in the client: its own messages `GAME-do-ACTION`,
 * `GAME-field-FIELD` and `GAME-FIELD-VALUE`, and where one is missing, the plain name. */
import { hyphened, wordsFor } from "../words/i18n.svelte";
import type { TableStore } from "../table/table.svelte";
import type { CommandWords } from "./words";

export function plainCommandWords(table: TableStore): CommandWords {
  const game = hyphened(table.table.game);
  const call = (kind: string, name: string): string => wordsFor(`${game}-${kind}-${hyphened(name)}`) ?? spelled(name);
  return {
    command: (offer) => call("do", offer.action),
    fieldName: (field) => call("field", field),
    valueName: (field, value) => call(hyphened(field), String(value)),
    get fields() {
      return [...new Set((table.prompt?.offers ?? []).flatMap(({ fields }) => Object.keys(fields ?? {})))];
    },
    implied: [],
  };
}

/** `take_off` is “Take off”. */
export function spelled(name: string): string {
  const words = name.replaceAll(/[_-]/g, " ");
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
