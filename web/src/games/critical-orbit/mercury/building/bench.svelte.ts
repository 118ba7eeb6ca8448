/** What Mercury has in hand without dragging: chosen with a tap or with keys, turned, aimed and put down. */
import type { Spot, Tiling } from "../../../../generated/wire";
import { list, t } from "../../../../lib/words/i18n.svelte";
import type { Printed, ValveColour } from "../../terms";
import type { Building } from "./building.svelte";
import {
  type Cell,
  type Exit,
  exitsAt,
  fits,
  keptInside,
  meeting,
  nearestFit,
  type Point,
  snapped,
  turned,
  turnedAbout,
  turnedToFit,
} from "../board/geometry";
import { stemsOn, CELL } from "../board/pipework";
import { canisterName, colourOf, endWords, spotWords, stemName, tileName } from "../words";

/** A tile in hand; without a spot it is held beside the grid. */
export interface Carried {
  id: string;
  rotation: number;
  /** The cell it is held by. */
  grip: number;
  spot: Spot | null;
}

export interface Stem {
  id: string;
  /** Where it stands, in cells. */
  at: Point;
}

const MIDDLE_CELL = 1;

export class Bench {
  readonly building: Building;
  readonly printed: Printed;
  /** How tiles lie that are not on the grid. */
  #turns = $state.raw<Record<string, number>>({});
  /** The tile that buttons are about. */
  chosen = $state<string | null>(null);
  carried = $state.raw<Carried | null>(null);
  /** A canister being moved with keys or taps, and where it would go. */
  moving = $state.raw<{ id: string; place: string } | null>(null);
  /** A valve taken from the tray with a tap. */
  valve = $state<ValveColour | null>(null);
  /** The last thing that happened, for screen readers. */
  told = $state("");

  constructor(building: Building) {
    this.building = building;
    this.printed = building.orbit.printed;
  }

  readonly stems = $derived.by((): Stem[] =>
    Object.entries(this.building.built.spots)
      .flatMap(([id, spot]) => this.#stemsOf(id, spot))
      .sort((a, b) => a.id.localeCompare(b.id)),
  );

  rotationOf(id: string): number {
    return this.building.built.spots[id]?.rotation ?? this.#turns[id] ?? 0;
  }

  cellsOf(id: string, rotation: number): readonly Cell[] {
    return this.printed.shapes[this.printed.tiles[id]?.shape ?? ""]?.[rotation] ?? [];
  }

  /** The ends of a tile that would meet something if it lay there. */
  meets(id: string, spot: Spot): Exit[] {
    const { spots, canisters } = this.building.built;
    const others = Object.entries(spots).filter(([other]) => other !== id);
    const open = others.flatMap(([other, where]) => exitsAt(this.printed.tiles[other]!, where));
    const mouths = Object.values(canisters).flatMap((place) => {
      const mouth = this.printed.mouths[place];
      return mouth ? [mouth] : [];
    });
    return meeting(exitsAt(this.printed.tiles[id]!, spot), open, mouths);
  }

  fits({ id, spot }: Carried): boolean {
    const field = this.building.fieldOf(id);
    return spot !== null && field !== null && fits(field, spot);
  }

  /** With keys it comes onto the grid at once, near where it lay or near the middle. */
  pick(id: string, { grip = MIDDLE_CELL, keys = false } = {}): void {
    const again = this.carried?.id === id;
    this.letGo();
    this.chosen = id;
    const field = this.building.fieldOf(id);
    if (again || !field) return;
    const rotation = this.rotationOf(id);
    const middle = { x: field.width / 2 - 1, y: field.height / 2 - 1 };
    const spot = keys
      ? (this.building.built.spots[id] ?? nearestFit(field, rotation, middle) ?? { ...middle, rotation })
      : null;
    this.carried = { id, grip, rotation, spot };
    this.told = t("mc-mercury-picked", { tile: tileName(id) });
  }

  /** Over this point of the grid, held as it is or by whichever cell lets it fit; or beside the grid. */
  aim(at: Point | null): void {
    const { carried } = this;
    const field = carried && this.building.fieldOf(carried.id);
    if (!field) return;
    const over = (grip: number): Carried => ({ ...carried, spot: at && snapped(field, carried.rotation, grip, at) });
    const grips = this.cellsOf(carried.id, carried.rotation).map((_, index) => index);
    this.carried = [carried.grip, ...grips].map(over).find((aimed) => this.fits(aimed)) ?? over(carried.grip);
  }

  moveBy([dx, dy]: Cell): void {
    const { carried } = this;
    const field = carried && this.building.fieldOf(carried.id);
    if (!field || !carried.spot) return;
    const spot = keptInside(field, { ...carried.spot, x: carried.spot.x + dx, y: carried.spot.y + dy });
    this.#aimed({ ...carried, spot });
  }

  /** The tile in hand turns in the hand; a tile on the grid turns if there is room. */
  turn(id: string, way: 1 | -1, grip = MIDDLE_CELL): void {
    const field = this.building.fieldOf(id);
    if (!field) return;
    const spot = this.building.built.spots[id];
    if (this.carried?.id === id) this.#turnCarried(this.carried, field, way);
    else if (spot) this.#turnLaid(id, field, spot, way, grip);
    else this.#turns = { ...this.#turns, [id]: turned(this.rotationOf(id), way) };
  }

  put(): boolean {
    const { carried } = this;
    if (!carried) return false;
    if (!this.drop(carried)) return false;
    this.carried = null;
    return true;
  }

  /** Where it fits it is placed; beside the grid it is taken off; else everything stays as it was. */
  drop(carried: Carried): boolean {
    const { id, spot, rotation } = carried;
    if (spot === null) {
      this.lift(id, rotation);
      return true;
    }
    if (!this.fits(carried)) {
      this.told = t("mc-mercury-no-room", { tile: tileName(id) });
      return false;
    }
    this.building.place(id, spot);
    this.told = t("mc-mercury-placed", { tile: tileName(id), where: spotWords(this.printed, id, spot) });
    return true;
  }

  lift(id: string, rotation = this.rotationOf(id)): void {
    if (this.carried?.id === id) this.carried = null;
    this.#turns = { ...this.#turns, [id]: rotation };
    if (!(id in this.building.built.spots)) return;
    this.building.lift(id);
    this.told = t("mc-mercury-lifted", { tile: tileName(id) });
  }

  letGo(): void {
    this.carried = null;
    this.moving = null;
    this.valve = null;
    this.chosen = null;
  }

  /** A valve onto a bare stem, or off a covered one (MC-35, MC-36). */
  toggle(stem: string): void {
    const { building } = this;
    const covered = building.built.covered.includes(stem);
    if (covered) building.uncover(stem);
    else if (building.mayCover(stem)) building.cover(stem);
    else {
      this.told = t("mc-mercury-no-valve", { colour: colourOf(stem) });
      return;
    }
    this.valve = null;
    this.told = t("mc-mercury-valve", { stem: stemName(stem), way: covered ? "off" : "on" });
  }

  /** All stems of a tile at once, as far as there are valves. */
  toggleAll(id: string): void {
    const stems = (this.printed.tiles[id]?.stems ?? []).map((colour) => `${id}-${colour}`);
    const bare = stems.filter((stem) => !this.building.built.covered.includes(stem));
    for (const stem of bare.length ? bare : stems) this.toggle(stem);
  }

  takeValve(colour: ValveColour): void {
    const again = this.valve === colour;
    this.letGo();
    if (!again) this.valve = colour;
  }

  takeCanister(id: string): void {
    const again = this.moving?.id === id;
    this.letGo();
    if (!again && this.building.placesFor(id).length)
      this.moving = { id, place: this.building.built.canisters[id] ?? "" };
  }

  /** Along its side, to the next place that is free. */
  slide(by: 1 | -1): void {
    if (!this.moving) return;
    const { id, place } = this.moving;
    const places = [...this.building.placesFor(id), this.building.built.canisters[id] ?? ""];
    const number = (where: string): number => Number(where.slice(1));
    places.sort((a, b) => number(a) - number(b));
    const next = places[places.indexOf(place) + by];
    if (!next) return;
    this.moving = { id, place: next };
    this.told = t("mc-mercury-place", { place: next });
  }

  shift(id: string, place: string): void {
    this.moving = null;
    if (place === this.building.built.canisters[id]) return;
    this.building.shift(id, place);
    this.told = t("mc-mercury-shifted", { canister: canisterName(id), place });
  }

  #turnCarried(carried: Carried, field: Tiling, way: 1 | -1): void {
    const spot = carried.spot && keptInside(field, turnedAbout(field, carried.spot, carried.grip, way));
    this.#aimed({ ...carried, rotation: turned(carried.rotation, way), spot });
  }

  #turnLaid(id: string, field: Tiling, spot: Spot, way: 1 | -1, grip: number): void {
    const there = turnedToFit(field, spot, grip, way);
    if (there) this.building.place(id, there);
    this.told = there ? spotWords(this.printed, id, there) : t("mc-mercury-no-turn", { tile: tileName(id) });
  }

  #aimed(carried: Carried): void {
    this.carried = carried;
    const { id, spot } = carried;
    if (!spot) return;
    const ends = this.meets(id, spot);
    const parts = [
      t("mc-mercury-aim", { column: spot.x + 1, row: spot.y + 1, fits: this.fits(carried) ? "yes" : "no" }),
    ];
    if (ends.length) parts.push(t("mc-mercury-meets", { ends: list(ends.map(endWords)) }));
    this.told = parts.join("; ");
  }

  #stemsOf(id: string, spot: Spot): Stem[] {
    return stemsOn(this.printed.tiles[id]!, this.cellsOf(id, spot.rotation)).map(({ colour, at }) => ({
      id: `${id}-${colour}`,
      at: { x: spot.x + at.x / CELL, y: spot.y + at.y / CELL },
    }));
  }
}
