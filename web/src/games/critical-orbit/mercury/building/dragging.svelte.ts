/** Pieces carried with mouse, pen or finger: tiles, valves and canisters, over the grid and beside it. */
import { Hand, type Held } from "../../../../lib/page/hand.svelte";
import type { ValveColour } from "../../terms";
import type { Bench, Carried } from "./bench.svelte";
import { type Cell, type Point, snapped, turned } from "../board/geometry";
import { CELL, RIM, standAt } from "../board/pipework";
import { colourOf } from "../words";

type From = "tile" | "tray" | "stem" | "canister";
/** How far beyond the grid a tile still counts as over it, and how near a valve must come to a stem; in cells. */
const RIM_REACH = 0.6;
const STEM_REACH = 0.75;

export class Dragging {
  readonly bench: Bench;
  /** The drawing of the grid; in it a cell is `CELL` units wide. */
  svg = $state<SVGSVGElement>();
  readonly #hand = new Hand<From>({ drop: (held) => this.#drop(held) });
  #grip = 0;

  constructor(bench: Bench) {
    this.bench = bench;
  }

  get held(): Held<From> | null {
    return this.#hand.held;
  }

  readonly carried = $derived.by((): Carried | null => (this.held?.from === "tile" ? this.#aimed(this.held) : null));
  readonly canister = $derived.by((): { id: string; place: string } | null =>
    this.held?.from === "canister" ? { id: this.held.id, place: this.#placeFor(this.held) } : null,
  );
  /** The colour of the valve in hand, and the stem it would go onto. */
  readonly valve = $derived.by((): { colour: ValveColour; stem: string | undefined } | null => {
    if (this.held?.from !== "stem" && this.held?.from !== "tray") return null;
    return { colour: colourOf(this.held.id), stem: this.#stemFor(this.held) };
  });

  /** Pixels for each cell. */
  scale(): number {
    const width = this.svg?.getBoundingClientRect().width || 1;
    return (width * CELL) / (this.bench.printed.size * CELL + 2 * RIM);
  }

  toCells(x: number, y: number): Point {
    const box = this.svg?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const rim = RIM / CELL;
    return { x: (x - box.left) / this.scale() - rim, y: (y - box.top) / this.scale() - rim };
  }

  isOver({ x, y }: Point): boolean {
    const { size } = this.bench.printed;
    return Math.min(x, y) > -RIM_REACH && Math.max(x, y) < size + RIM_REACH;
  }

  /** A tile is held by the cell that was touched; beside the grid by one of its own choice. */
  takeTile(event: PointerEvent, id: string, grip?: number): void {
    if (!this.bench.building.fieldOf(id)) return;
    const spot = this.bench.building.built.spots[id];
    const at = this.toCells(event.clientX, event.clientY);
    this.#grip = grip ?? this.gripAt(id, at);
    const cell = this.bench.cellsOf(id, this.bench.rotationOf(id))[this.#grip];
    const offset =
      spot && cell ? { dx: spot.x + cell[0] + 0.5 - at.x, dy: spot.y + cell[1] + 0.5 - at.y } : { dx: 0, dy: 0 };
    this.#hand.take(event, { id, from: "tile", dx: offset.dx * this.scale(), dy: offset.dy * this.scale() });
  }

  /** The cell of a tile on the grid that lies under a point. */
  gripAt(id: string, at: Point): number {
    const spot = this.bench.building.built.spots[id];
    const under = ([x, y]: Cell): boolean =>
      x + (spot?.x ?? 0) === Math.floor(at.x) && y + (spot?.y ?? 0) === Math.floor(at.y);
    return Math.max(0, this.bench.cellsOf(id, spot?.rotation ?? 0).findIndex(under));
  }

  takeValve(event: PointerEvent, colour: ValveColour): void {
    this.#hand.take(event, { id: colour, from: "tray" });
  }

  takeFromStem(event: PointerEvent, stem: string): void {
    this.#hand.take(event, { id: stem, from: "stem" });
  }

  takeCanister(event: PointerEvent, id: string): void {
    this.#hand.take(event, { id, from: "canister" });
  }

  turn(way: 1 | -1): void {
    this.#hand.twist(90 * way);
  }

  release(): void {
    this.#hand.release();
  }

  #aimed({ id, x, y, turn }: Held): Carried {
    const rotation = turned(this.bench.rotationOf(id), Math.round(turn / 90));
    const at = this.toCells(x, y);
    const field = this.bench.building.fieldOf(id);
    const spot = field && this.isOver(at) ? snapped(field, rotation, this.#grip, at) : null;
    return { id, rotation, grip: this.#grip, spot };
  }

  #placeFor({ id, x, y }: Held): string {
    const { building, printed } = this.bench;
    const here = building.built.canisters[id] ?? "";
    const at = this.toCells(x, y);
    const far = (place: string): number => {
      const stand = standAt(place, printed.size);
      return Math.hypot(stand.x / CELL - at.x, stand.y / CELL - at.y);
    };
    return [here, ...building.placesFor(id)].sort((a, b) => far(a) - far(b))[0] ?? here;
  }

  #stemFor({ id, from, x, y }: Held): string | undefined {
    const { built } = this.bench.building;
    const at = this.toCells(x, y);
    return this.bench.stems
      .filter(
        (stem) =>
          colourOf(stem.id) === colourOf(id) &&
          (!built.covered.includes(stem.id) || (from === "stem" && stem.id === id)),
      )
      .map((stem) => ({ id: stem.id, far: Math.hypot(stem.at.x - at.x, stem.at.y - at.y) }))
      .filter(({ far }) => far <= STEM_REACH)
      .sort((a, b) => a.far - b.far)[0]?.id;
  }

  #drop(held: Held<From>): void {
    const { bench } = this;
    if (held.from === "tile") {
      bench.letGo();
      bench.chosen = held.id;
      bench.drop(this.#aimed(held));
    } else if (held.from === "canister") {
      bench.shift(held.id, this.#placeFor(held));
    } else {
      const stem = this.#stemFor(held);
      if (stem === held.id) return;
      if (held.from === "stem") bench.toggle(held.id);
      if (stem) bench.toggle(stem);
    }
  }
}
