/** Results of the games played in this browser. They stay here and are sent to nobody. */
import type { SetupChoice } from "../../games/game";
import { recall, remember } from "../page/storage";
import type { TableStore } from "./table.svelte";

export interface Result {
  table: string;
  game: string;
  setup: SetupChoice;
  seat: number;
  won: boolean;
  /** Milliseconds since 1970. */
  at: number;
  /** Points, where the game gives any; earlier releases kept none. */
  score?: number;
}

const KEPT = 400;

/** The newest first. */
export const allResults = (): Result[] => recall<Result[]>("results", []);

export const resultsOf = (game: string): Result[] => allResults().filter((result) => result.game === game);

/** In place of those that were there. */
export function keepResults(results: readonly Result[]): void {
  remember("results", results.slice(0, KEPT));
}

/** Once for each table, when it is over and one has played there. */
export function noteResult({ table, seat, outcome }: Pick<TableStore, "table" | "seat" | "outcome">): void {
  const known = allResults();
  if (table.phase !== "over" || !outcome || seat === null || known.some((one) => one.table === table.id)) return;
  const won = outcome.winners.includes(seat);
  const setup = table.setup as SetupChoice;
  const score = outcome.scores[seat];
  const result = { table: table.id, game: table.game, setup, seat, won, at: Date.now() };
  keepResults([score === undefined ? result : { ...result, score }, ...known]);
}
