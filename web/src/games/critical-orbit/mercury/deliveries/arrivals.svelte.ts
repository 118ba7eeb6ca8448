/** New arrivals at Mercury, for as long as they are new. */
import type { Happened } from "../../../../generated/wire";
import type { TableStore } from "../../../../lib/table/table.svelte";
import type { Event } from "../../terms";

const SHOWN_MS = 12_000;
const KINDS: readonly Event["type"][] = ["tile-taken", "half-taken", "valve-gained", "canister-unlocked", "tile-shown"];

export class Arrivals {
  #news = $state.raw<readonly Happened[]>([]);
  readonly #table: TableStore;

  constructor(table: TableStore) {
    this.#table = table;
  }

  get news(): readonly Happened[] {
    return this.#news;
  }

  readonly tiles = $derived.by((): string[] =>
    this.#news.flatMap(({ event }) =>
      (event as Event).type === "tile-taken" ? [(event as { tile: string }).tile] : [],
    ),
  );

  /** Until it is told to stop. */
  follow(): () => void {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = this.#table.listen((events, live) => {
      const fresh = events.filter(({ event }) => KINDS.includes((event as Event).type));
      if (!live || fresh.length === 0) return;
      this.#news = [...this.#news, ...fresh];
      const timer = setTimeout(() => {
        timers.delete(timer);
        this.#news = this.#news.filter((happened) => !fresh.includes(happened));
      }, SHOWN_MS);
      timers.add(timer);
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }
}
