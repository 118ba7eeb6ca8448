/** The state of one player's screen: the mission as they see it, the printed content, and the offers. */
import type { Action, Job, Printed, Station, View } from "./terms";
import type { Message, Offer } from "../../generated/wire";
import { fixed } from "../../lib/table/offers";
import type { TableStore } from "../../lib/table/table.svelte";
import { complain } from "../../lib/page/toast.svelte";
import { JOBS } from "./setup/jobs";

export { JOBS };
export const STATIONS: readonly Station[] = ["houston", "bengaluru", "cologne"];

type Kind = Action["type"];

/** What a job has to do at its board before the turn can go on. Rolling and discussing the dice are handled elsewhere. */
const DUTIES: Record<Job, readonly Kind[]> = {
  mercury: [
    "choose-tile",
    "choose-half",
    "judge-half",
    "order-cards",
    "star-half",
    "star-cards",
    "star-tile",
    "drop-star",
  ],
  houston: ["enter", "lock", "claim", "tick-square"],
  bengaluru: ["enter", "lock", "tick-space"],
  cologne: ["enter", "lock", "tick-space"],
};

export class Orbit {
  readonly table: TableStore;
  readonly printed: Printed;
  #acting = Promise.resolve();

  constructor(table: TableStore, printed: Printed) {
    this.table = table;
    this.printed = printed;
  }

  readonly view = $derived.by(() => this.table.view as View);
  readonly offers = $derived.by((): Offer[] => this.table.prompt?.offers ?? []);

  /** The boards on this player's desk: their own jobs, and the deck's where they write for it. */
  readonly desk = $derived.by((): Job[] => JOBS.filter((job) => this.handOf(job) === this.view.me));

  /** The boards on the desk that the turn waits for. */
  readonly waiting = $derived.by((): Job[] => this.desk.filter((job) => this.#isDue(job)));

  isDeck(job: Job): boolean {
    return this.view.setup[job] === null;
  }

  /** Who writes on a board, for the deck's stations too (MC-61). */
  handOf(job: Job): number {
    return this.view.facts.hands[job] ?? 0;
  }

  /** A screen hides Mercury's board from the stations while the mission runs (MC-11). */
  isOpen(job: Job): boolean {
    return job !== "mercury" || this.view.mercury !== null;
  }

  /** Offers of this kind; for a station, those of that station. */
  offersOf(action: Kind, station?: Station): Offer[] {
    const mine = (offer: Offer): boolean =>
      !station || fixed(offer, "station") === station || !("station" in (offer.fields ?? {}));
    return this.offers.filter((offer) => offer.action === action && mine(offer));
  }

  /** One after the other: each step is taken from the position the one before has made. */
  act(action: Action): Promise<void> {
    return this.#inTurn(() => this.table.act(action));
  }

  /** Mercury's last building step; somebody else's step a moment before may have made it final. */
  undo(): Promise<void> {
    return this.#inTurn(() => this.table.undo().catch((reason: Message) => this.#undoAgain(reason)));
  }

  #undoAgain(reason: Message): Promise<void> {
    if (reason.id !== "refused-stale" || !this.table.mayUndo) throw reason;
    return this.table.undo();
  }

  #inTurn(step: () => Promise<void>): Promise<void> {
    this.#acting = this.#acting.then(step).catch(complain);
    return this.#acting;
  }

  #isDue(job: Job): boolean {
    const station = job === "mercury" ? undefined : job;
    return DUTIES[job].some((kind) => this.offersOf(kind, station).length > 0);
  }
}
