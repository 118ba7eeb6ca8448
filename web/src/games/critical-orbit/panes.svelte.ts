/** Which boards lie open: on a phone one thing at a time, on a wide screen two boards side by side. */
import { MediaQuery } from "svelte/reactivity";
import { comfort } from "./comfort.svelte";
import type { Orbit } from "./orbit.svelte";
import { opened, type Places } from "./table/slots";
import type { Event, Job } from "./terms";

/** What a phone shows: the team with its talk, or a board. */
export type Pane = "team" | "board";

export class Panes {
  pane = $state<Pane>("board");
  #places = $state.raw<Places<Job>>({ open: [], latest: 0 });
  /** There is room for one thing at a time. */
  readonly #phone = new MediaQuery("(max-width: 820px)");
  readonly #wide = new MediaQuery("(min-width: 1720px)");
  readonly #orbit: Orbit;

  constructor(orbit: Orbit) {
    this.#orbit = orbit;
    this.show(this.#first());
  }

  readonly boards = $derived.by((): readonly Job[] => {
    const { open, latest } = this.#places;
    return this.#wide.current ? open : open.slice(latest, latest + 1);
  });

  /** The board that was turned to last. */
  get latest(): Job | undefined {
    return this.#places.open[this.#places.latest];
  }

  get phone(): boolean {
    return this.#phone.current;
  }

  show(job: Job): void {
    if (!this.#orbit.isOpen(job)) return;
    this.#places = opened(this.#places, job, this.#wide.current ? 2 : 1);
    this.pane = "board";
  }

  /** To the next of one's boards that the turn waits for. */
  showNext(): void {
    const { waiting } = this.#orbit;
    const next = waiting.find((job) => !this.boards.includes(job)) ?? waiting[0];
    if (next) this.show(next);
  }

  /** Call it in an effect: a player with several jobs is taken to the next one when one is done. */
  follow(): () => void {
    return this.#orbit.table.listen((events, live) => {
      if (!live) return;
      if (events.some(({ event }) => (event as Event).type === "mission-ended")) this.show(this.#first());
      else if (comfort.turns && events.some(({ event }) => this.#calls(event as Event))) this.#leaveWhatIsDone();
    });
  }

  /** After the end the screen is gone, and everybody looks at the spacecraft. */
  #first(): Job {
    const { view, waiting, desk } = this.#orbit;
    return view.phase === "over" ? "mercury" : (waiting[0] ?? desk[0] ?? "houston");
  }

  #calls(event: Event): boolean {
    if (event.type === "kept") return true;
    const done = event.type === "locked" || event.type === "entered" || event.type === "entry-skipped";
    return done && this.#orbit.handOf(event.station) === this.#orbit.view.me;
  }

  #leaveWhatIsDone(): void {
    const { waiting } = this.#orbit;
    if (waiting.length > 0 && !this.boards.some((job) => waiting.includes(job))) this.showNext();
  }
}
