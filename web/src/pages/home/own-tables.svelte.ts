/** The tables this browser was at: those that go on, with how each stands for the own seat, and the others. */
import type { OwnSeat, TableInfo } from "../../generated/wire";
import { seatInfo, tableInfo } from "../../lib/table/api";
import { forgetVisit, tokenFor, visits, type Visit } from "../../lib/table/seats/seats";
import { hyphened, need } from "../../lib/words/i18n.svelte";

const SHOWN = 6;

export interface OwnTable extends Visit {
  /** Unknown until the server has answered. */
  info?: TableInfo | undefined;
  own?: OwnSeat | undefined;
}

export class OwnTables {
  #all = $state.raw<readonly OwnTable[]>(visits().slice(0, SHOWN));

  /** Where one holds a seat and the game is not over; the own turn first. */
  readonly going: readonly OwnTable[] = $derived(
    this.#all.filter(isGoing).sort((one, other) => Number(waits(other)) - Number(waits(one))),
  );
  readonly others: readonly OwnTable[] = $derived(this.#all.filter((table) => !isGoing(table)));

  constructor() {
    for (const { table, game } of this.#all) void this.#learn(table, game);
  }

  forget(table: string): void {
    forgetVisit(table);
    this.#all = this.#all.filter((own) => own.table !== table);
  }

  async #learn(table: string, game: string): Promise<void> {
    try {
      const info = await tableInfo(table);
      const token = tokenFor(table);
      const own = token && info.phase === "playing" ? await seatInfo(table, token).catch(() => undefined) : undefined;
      if (own) await need(hyphened(game));
      this.#all = this.#all.map((one) => (one.table === table ? { ...one, info, own } : one));
    } catch (reason) {
      // A server in trouble says something else; then the seat's secret must stay.
      if ((reason as { id?: string }).id === "refused-no-such-table") this.forget(table);
    }
  }
}

function isGoing({ table, phase, info }: OwnTable): boolean {
  return (info?.phase ?? phase) !== "over" && tokenFor(table) !== null;
}

const waits = (table: OwnTable): boolean => table.own?.asked ?? false;
