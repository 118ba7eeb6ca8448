/** What moves in the sky: planets around the Sun, Explorers from planet to planet. */
import { untrack } from "svelte";
import { cubicInOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { calm } from "../../../lib/page/settings.svelte";
import type { Printed, View } from "../terms";
import { homeTurn, onwards } from "./chart/geometry";

const PER_DEGREE = 8;
const FLIGHT = 1_100;

export interface Flight {
  /** Among the corporations. */
  index: number;
  from: string;
  to: string;
  /** How much of the way is behind it. */
  share: number;
}

export class Heavens {
  readonly #turns: Record<string, Tween<number>>;
  readonly #ways: Tween<number>[];
  /** Where each Explorer was before it was where it is. */
  #left = $state.raw<string[]>([]);
  readonly #view: () => View;

  constructor(printed: Printed, view: () => View) {
    this.#view = view;
    const home = (id: string, orbit: number): number => homeTurn(orbit, view().quadrants[id] ?? 0);
    const lasting = (from: number, to: number): number => (calm() ? 0 : 700 + (to - from) * PER_DEGREE);
    this.#turns = Object.fromEntries(
      printed.planets.map(({ id, orbit }) => [
        id,
        new Tween(home(id, orbit), { easing: cubicInOut, duration: lasting }),
      ]),
    );
    this.#ways = view().corporations.map(() => new Tween(1, { easing: cubicInOut, duration: FLIGHT }));
    let stood = view().corporations.map(({ explorer }) => explorer);
    this.#left = stood;
    $effect(() => {
      for (const { id, orbit } of printed.planets) {
        const turn = this.#turns[id];
        if (turn)
          turn.target = onwards(
            untrack(() => turn.target),
            home(id, orbit),
          );
      }
    });
    $effect.pre(() => {
      const now = view().corporations.map(({ explorer }) => explorer);
      const flown = now.flatMap((planet, index) =>
        stood[index] !== undefined && stood[index] !== planet ? [index] : [],
      );
      if (flown.length === 0) return;
      this.#left = untrack(() => this.#left).map((planet, index) =>
        flown.includes(index) ? (stood[index] ?? planet) : planet,
      );
      stood = now;
      for (const index of flown) untrack(() => this.#take(index));
    });
  }

  turnOf(planet: string): number {
    return this.#turns[planet]?.current ?? 0;
  }

  isMoving(planet: string): boolean {
    const turn = this.#turns[planet];
    return turn !== undefined && Math.abs(turn.target - turn.current) > 0.5;
  }

  readonly flights = $derived.by((): Flight[] =>
    this.#ways.flatMap((way, index) => {
      const [from, to] = [this.#left[index], this.#view().corporations[index]?.explorer];
      return way.current < 1 && from && to ? [{ index, from, to, share: way.current }] : [];
    }),
  );

  #take(index: number): void {
    const way = this.#ways[index];
    if (!way || calm()) return;
    void way.set(0, { duration: 0 });
    way.target = 1;
  }
}
