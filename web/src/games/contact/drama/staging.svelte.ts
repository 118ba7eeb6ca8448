/** A guess is a moment: a hand points, everybody holds their breath, and then it is right or wrong. */
import type { Event as ContactEvent, Guessed, View } from "../../../generated/contact";
import type { Happened } from "../../../generated/wire";
import { calm } from "../../../lib/page/settings.svelte";
import { routeLines, type Line } from "../board/lines";
import type { Look } from "../board/looks";
import type { Mission } from "../mission.svelte";
import { legMs, wayTo } from "./flight";
import { soundBreath, soundFlight, soundVerdict } from "./sounds";

const BREATH_MS = 1_000;
const VERDICT_MS = 1_500;

export interface Staged {
  guess: Guessed;
  /** What everybody is told about it. */
  told: readonly Happened[];
  /** The table once it is judged. */
  after: View;
  /** The signal card it has cost. */
  card: number | null;
  act: "pointing" | "flying" | "judged";
}

export class Staging {
  now = $state.raw<Staged | null>(null);
  /** The end of a round stays until this player goes on. */
  lookingBack = $state(false);
  rocket = $state<string | null>(null);
  leg = $state(0);
  #trail = $state.raw<Line[]>([]);
  #before: View;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #goOn: (() => void) | null = null;
  readonly #mission: Mission;
  readonly #byHand: boolean;

  constructor(mission: Mission, byHand: boolean) {
    this.#mission = mission;
    this.#byHand = byHand;
    this.#before = mission.table.view as View;
  }

  /** Follows the table; returns how to stop. */
  follow(): () => void {
    const stop = this.#mission.table.listen((events, live) => this.#see(events, live));
    return () => {
      stop();
      clearTimeout(this.#timer);
      this.#mission.scenes.clear();
    };
  }

  goOn(): void {
    this.#goOn?.();
  }

  readonly lines = $derived.by(() => (this.now ? this.#trail : null));

  /** A chip under a hand is marked as soon as it is judged. */
  dress(looks: Record<string, Look>): Record<string, Look> {
    const look = this.now && looks[this.now.guess.chip];
    if (!this.now || !look || this.now.act !== "judged") return looks;
    const { chip, right } = this.now.guess;
    return { ...looks, [chip]: { ...look, reached: right, wrong: !right } };
  }

  #see(events: Happened[], live: boolean): void {
    const [before, after] = [this.#before, this.#mission.table.view as View];
    this.#before = after;
    if (!live || document.hidden || before.me !== after.me) return;
    const guess = events.map(({ event }) => event as ContactEvent).find(({ type }) => type === "guessed");
    if (guess?.type !== "guessed") return;
    if (calm()) soundVerdict(guess.right);
    else this.#mission.scenes.show(before, () => this.#play(guess, events, before, after));
    if (this.#staysFor(after)) this.#mission.scenes.show(after, () => this.#stay());
  }

  async #play(guess: Guessed, told: Happened[], before: View, after: View): Promise<void> {
    const card = !before.prize_lost && after.prize_lost ? after.prize : null;
    const staged: Staged = { guess, told, after, card, act: "pointing" };
    this.now = staged;
    soundBreath();
    await this.#wait(BREATH_MS);
    const flight = guess.right ? after.history.at(-1) : undefined;
    if (flight) {
      this.now = { ...staged, act: "flying" };
      await this.#fly(before.rocket, wayTo(flight, before.rocket, this.#mission.told.of(flight)));
    }
    this.now = { ...staged, act: "judged" };
    soundVerdict(guess.right);
    await this.#wait(VERDICT_MS);
    this.now = this.rocket = null;
    this.#trail = [];
  }

  async #fly(from: string, way: readonly string[]): Promise<void> {
    this.leg = legMs(way.length);
    for (const [index, stop] of way.entries()) {
      this.rocket = stop;
      this.#trail = routeLines(from, way.slice(0, index + 1), "meant");
      soundFlight(this.leg / 1000);
      await this.#wait(this.leg);
    }
  }

  /** An AI seat does not wait for the player: its next signal is played when this player continues. */
  #staysFor({ me, phase, source }: View): boolean {
    const next = this.#mission.table.table.chairs.find(({ seat }) => seat === source);
    return this.#byHand && me !== null && phase === "ready" && next?.kind === "ai";
  }

  async #stay(): Promise<void> {
    this.lookingBack = true;
    const seconds = this.#mission.view.setup.next_round_s;
    await new Promise<void>((resolve) => {
      this.#goOn = resolve;
      if (seconds) this.#timer = setTimeout(resolve, seconds * 1000);
    });
    clearTimeout(this.#timer);
    this.lookingBack = false;
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => (this.#timer = setTimeout(resolve, ms)));
  }
}
