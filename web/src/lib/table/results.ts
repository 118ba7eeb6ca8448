/** How the games ended that were played from this browser. They stay here: nobody else is told. */
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
}

const KEPT = 400;

/** The newest first. */
export function resultsOf(game: string): Result[] {
  return recall<Result[]>("results", []).filter((result) => result.game === game);
}

/** Once for each table, when it is over and one has played there. */
export function noteResult({ table, seat, outcome }: Pick<TableStore, "table" | "seat" | "outcome">): void {
  const known = recall<Result[]>("results", []);
  if (table.phase !== "over" || !outcome || seat === null || known.some((one) => one.table === table.id)) return;
  const won = outcome.winners.includes(seat);
  const result = { table: table.id, game: table.game, setup: table.setup as SetupChoice, seat, won, at: Date.now() };
  remember("results", [result, ...known].slice(0, KEPT));
}
