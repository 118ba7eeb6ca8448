/** A station's pen: the number it would write next, where it may write, and what else can be done at the desk. */
import type { Offer } from "../../../../generated/wire";
import { choices, fixed } from "../../../../lib/table/offers";
import { LOCK, TAKE_BACK } from "./keys";
import type { Orbit } from "../../orbit.svelte";
import type { Action, Shape, Space, Station } from "../../terms";

export interface Ink {
  value: number;
  /** Written with a star (MC-22). */
  star: boolean;
}

export class Pen {
  readonly orbit: Orbit;
  readonly station: Station;
  #wish = $state.raw<Ink | null>(null);
  #aim = $state.raw<Space | null>(null);
  #claim = $state(0);
  /** Written here, and not yet answered by the server. */
  wet = $state.raw<{ space: Space; value: number } | null>(null);
  sending = $state(false);

  readonly #watching: boolean;

  constructor(orbit: Orbit, station: Station, watching = false) {
    this.orbit = orbit;
    this.station = station;
    this.#watching = watching;
  }

  readonly desk = $derived.by(
    () =>
      this.orbit.view.desks[this.station] ?? { left: [], stars: 0, locked: false, claims: [], undoable: [], tasks: [] },
  );
  readonly isDeck = $derived.by(() => this.orbit.isDeck(this.station));

  // Numbers

  readonly #turn = $derived.by(() => this.#entering(false));
  readonly #extra = $derived.by(() => this.#entering(true));
  readonly #ticking = $derived.by(() => this.#offers("tick-space")[0]);

  /** The turn's values that are still to be written (MC-15). */
  readonly values = $derived.by(() => choices(this.#turn, "value").map(Number));
  /** What a star allows. */
  readonly starValues = $derived.by(() => choices(this.#extra, "value").map(Number));
  readonly open: ReadonlySet<Space> = $derived.by(
    () => new Set([this.#turn, this.#extra, this.#ticking].flatMap((offer) => choices(offer, "space").map(String))),
  );

  /** A single value of the turn needs no choosing. */
  readonly ink = $derived.by((): Ink | null => {
    const wish = this.#wish;
    if (wish && (wish.star ? this.starValues : this.values).includes(wish.value)) return wish;
    const [only, ...others] = this.values;
    return only !== undefined && others.length === 0 ? { value: only, star: false } : null;
  });

  /** A space that was pressed before a number was chosen. */
  readonly aim = $derived.by(() => (this.#aim !== null && this.open.has(this.#aim) ? this.#aim : null));

  isInk(value: number, star: boolean): boolean {
    return this.ink?.value === value && this.ink.star === star;
  }

  choose(value: number, star: boolean): void {
    if (!(star ? this.starValues : this.values).includes(value)) return;
    const ink = { value, star };
    if (this.aim) this.#write(this.aim, ink);
    else this.#wish = ink;
  }

  press(space: Space): void {
    if (this.claims.length > 0) this.#pressClaim(space);
    else if (!this.open.has(space)) return;
    else if (this.#ticking) this.#tick(space);
    else if (this.ink) this.#write(space, this.ink);
    else this.#aim = this.aim === space ? null : space;
  }

  #write(space: Space, { value, star }: Ink): void {
    this.#send({ type: "enter", station: this.station, space, value, star }, { space, value });
  }

  #tick(space: Space): void {
    this.#send({ type: "tick-space", station: this.station, space }, { space, value: 0 });
  }

  // What else the desk offers

  readonly canTakeBack = $derived.by(() => this.#offers("take-back").length > 0);
  readonly canLock = $derived.by(() => this.#offers("lock").length > 0);
  readonly canSkipStar = $derived.by(() => this.#offers("skip-star").length > 0);
  readonly tickableShapes = $derived.by(() =>
    this.station === "houston" ? choices(this.#offers("tick-square")[0], "shape").map(String) : [],
  );

  takeBack(): void {
    if (this.canTakeBack) this.#send({ type: "take-back", station: this.station });
  }

  lock(): void {
    if (this.canLock) this.#send({ type: "lock", station: this.station });
  }

  skipStar(): void {
    if (this.canSkipStar) this.#send({ type: "skip-star", station: this.station });
  }

  tickShape(shape: Shape): void {
    if (this.tickableShapes.includes(shape)) this.#send({ type: "tick-square", shape });
  }

  // Shapes to pick from (MC-H7)

  readonly claims = $derived.by(() =>
    this.station === "houston" && this.#offers("claim").length > 0 ? this.desk.claims : [],
  );
  readonly claim = $derived.by(() => Math.min(this.#claim, Math.max(0, this.claims.length - 1)));

  show(claim: number): void {
    this.#claim = claim;
  }

  takeClaim(): void {
    if (this.claims.length > 0) this.#send({ type: "claim", shape: this.claim });
  }

  /** A number of the shown shape takes it; a number of another shows that one. */
  #pressClaim(space: Space): void {
    if (this.claims[this.claim]?.includes(space)) return this.takeClaim();
    const other = this.claims.findIndex((spaces) => spaces.includes(space));
    if (other >= 0) this.#claim = other;
  }

  // Keys

  /** Digits choose a number, and once more the star's, or a shape; U takes back, L locks. Says whether the key meant something. */
  hear(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return false;
    if (/^[1-6]$/.test(event.key)) return this.#digit(Number(event.key));
    if (isKey(event, TAKE_BACK) && this.canTakeBack) this.takeBack();
    else if (isKey(event, LOCK) && this.canLock) this.lock();
    else return false;
    return true;
  }

  #digit(value: number): boolean {
    if (value <= this.claims.length) {
      this.show(value - 1);
      return true;
    }
    const star = !this.values.includes(value) || (this.isInk(value, false) && this.starValues.length > 0);
    this.choose(value, star);
    return this.values.length + this.starValues.length > 0;
  }

  #entering(star: boolean): Offer | undefined {
    return this.#offers("enter").find((offer) => fixed(offer, "star") === star);
  }

  #offers(action: Action["type"]): Offer[] {
    return this.#watching ? [] : this.orbit.offersOf(action, this.station);
  }

  /** One thing at a time: what comes before the answer would be a slip of the finger. */
  #send(action: Action, wet: { space: Space; value: number } | null = null): void {
    if (this.sending) return;
    this.sending = true;
    this.wet = wet;
    this.#wish = this.#aim = null;
    this.#claim = 0;
    void this.orbit.act(action).finally(() => {
      this.sending = false;
      this.wet = null;
    });
  }
}

/** By its letter, or by its place on keyboards of other scripts. */
function isKey(event: KeyboardEvent, letter: string): boolean {
  const key = event.key.toLowerCase();
  return key === letter || (!/^[a-z]$/.test(key) && event.code === `Key${letter.toUpperCase()}`);
}
