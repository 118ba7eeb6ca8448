/** Mercury's building: a dropped piece lies there at once, and is sent step by step. */
import type { Spot, Tiling } from "../../../../generated/wire";
import { choices, fixed } from "../../../../lib/table/offers";
import type { Orbit } from "../../orbit.svelte";
import type { Behind, ValveColour } from "../../terms";
import { cellsAt, sameSpot } from "../board/geometry";
import { colourOf } from "../words";
import { after, type Built, isOutdone, type Step } from "./steps";

const BUILDING = ["call", "place", "lift", "cover", "uncover", "shift"] as const;

export class Building {
  readonly orbit: Orbit;
  /** Steps without an answer; the first one is on its way. */
  #waiting = $state.raw<readonly Step[]>([]);
  #sent = Promise.resolve();

  constructor(orbit: Orbit) {
    this.orbit = orbit;
  }

  readonly behind = $derived.by((): Behind => this.orbit.view.mercury!);
  /** The board as the player has left it, including steps not answered yet. */
  readonly built = $derived.by((): Built => this.#waiting.reduce(after, this.behind));
  /** Mercury may say what it is short of whenever it may build; not in a puzzle. */
  readonly may = $derived.by((): boolean => BUILDING.some((action) => this.orbit.offersOf(action).length > 0));
  readonly mayUndo = $derived.by((): boolean => this.may && (this.orbit.table.mayUndo || this.#waiting.length > 0));

  /** Tiles that are not on the grid. */
  readonly inHand = $derived.by((): string[] => this.behind.tiles.filter((id) => !(id in this.built.spots)));

  /** Tiles whose oxygen counts, where they still lie as they did when it was counted. */
  readonly connected = $derived.by((): string[] =>
    this.behind.connected.filter((id) => sameSpot(this.built.spots[id], this.behind.spots[id])),
  );
  readonly missing = $derived.by((): string[] =>
    this.behind.missing.filter((stem) => !this.built.covered.includes(stem)),
  );

  /** Canisters that feed something, where they still stand as they did. */
  readonly fed = $derived.by((): string[] =>
    this.behind.fed.filter((id) => this.built.canisters[id] === this.behind.canisters[id]),
  );

  /** Valves on no stem; valves of unanswered steps are in hand or laid already. */
  free(colour: ValveColour): number {
    const on = (stems: readonly string[]): number => stems.filter((stem) => colourOf(stem) === colour).length;
    return (this.behind.free[colour] ?? 0) + on(this.behind.covered) - on(this.built.covered);
  }

  /** Where a tile may be placed; what other tiles have been moved to meanwhile is taken. */
  fieldOf(id: string): Tiling | null {
    const offer = this.orbit.offersOf("place").find((offer) => fixed(offer, "tile") === id);
    const field = offer?.fields?.spot;
    if (field?.type !== "tiling") return null;
    if (this.#waiting.length === 0) return field;
    const others = Object.entries(this.built.spots).filter(([other]) => other !== id);
    return { ...field, taken: others.flatMap(([other, spot]) => this.#cells(other, spot)) };
  }

  /** Where an unlocked canister may go (MC-32). */
  placesFor(canister: string): string[] {
    const offer = this.orbit.offersOf("shift").find((offer) => fixed(offer, "canister") === canister);
    if (!offer) return [];
    const here = this.behind.canisters[canister] ?? "";
    const taken = Object.values(this.built.canisters);
    return [here, ...choices(offer, "place").map(String)].filter((place) => !taken.includes(place));
  }

  mayCover(stem: string): boolean {
    return this.may && !this.built.covered.includes(stem) && this.free(colourOf(stem)) > 0;
  }

  place(tile: string, spot: Spot): void {
    if (!sameSpot(this.built.spots[tile], spot)) this.#do({ type: "place", tile, spot });
  }

  lift(tile: string): void {
    if (tile in this.built.spots) this.#do({ type: "lift", tile });
  }

  cover(stem: string): void {
    if (this.mayCover(stem)) this.#do({ type: "cover", stem });
  }

  uncover(stem: string): void {
    if (this.built.covered.includes(stem)) this.#do({ type: "uncover", stem });
  }

  shift(canister: string, place: string): void {
    if (this.placesFor(canister).includes(place)) this.#do({ type: "shift", canister, place });
  }

  /** Takes back the last step, once everything has been sent. */
  async undo(): Promise<void> {
    await this.#sent;
    if (this.orbit.table.mayUndo) await this.orbit.undo();
  }

  #cells(id: string, spot: Spot): [number, number][] {
    const { printed } = this.orbit;
    const form = printed.shapes[printed.tiles[id]?.shape ?? ""]?.[spot.rotation] ?? [];
    return cellsAt(form, spot) as [number, number][];
  }

  #do(step: Step): void {
    const [sending, ...unsent] = this.#waiting;
    if (!sending) {
      this.#waiting = [step];
      this.#sent = this.#send();
    } else {
      const kept = isOutdone(unsent.at(-1), step) ? unsent.slice(0, -1) : unsent;
      this.#waiting = [sending, ...kept, step];
    }
  }

  async #send(): Promise<void> {
    for (let step = this.#waiting[0]; step; step = this.#waiting[0]) {
      await this.orbit.act(step);
      this.#waiting = this.#waiting.slice(1);
    }
  }
}
