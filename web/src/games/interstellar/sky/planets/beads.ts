/** What is strung on a planet's orbit beside it: Explorers, then Bases with what is in the ground and in store. */
import { runs, type Face } from "../../art/cubes";
import { playerAt } from "../../art/players";
import type { Corporation, Cubes, View } from "../../terms";

export interface Bead {
  key: string;
  kind: "explorer" | "base" | "deposit" | "storage";
  /** Whose, as `Mark` counts them. */
  player: number;
  mine: boolean;
  width: number;
  count: number;
  colour: Face | null;
}

export interface Placed extends Bead {
  /** Pixels from the planet's rim to the bead's middle. */
  offset: number;
}

const WIDTHS = { explorer: 20, base: 17, deposit: 27, storage: 27 } as const;
const CLOSE = 14;

export function totalOf(cubes: Cubes): number {
  return cubes.reduce((sum, count) => sum + count, 0);
}

/** How many things are in its Explorer. */
export function aboard(view: View, index: number): number {
  return view.facts.mats[index]?.aboard ?? 0;
}

/** Whose things are shown large: the viewer's, else those of whoever's turn it is. */
export function subjectOf(view: View): number {
  return view.me ?? Math.max(view.mover, 0);
}

/** The subject first, the others in the order of seats. */
export function inOrder(view: View): { index: number; corporation: Corporation }[] {
  const first = subjectOf(view);
  return view.corporations
    .map((corporation, index) => ({ corporation, index }))
    .sort((one, other) => Number(other.index === first) - Number(one.index === first) || one.index - other.index);
}

export function beadsOn(view: View, planet: string): Bead[] {
  const mine = subjectOf(view);
  const explorers: Bead[] = [];
  const bases: Bead[] = [];
  for (const { index, corporation } of inOrder(view)) {
    const player = playerAt(view, index);
    const bead = (kind: Bead["kind"], count: number, colour: Face | null = null): Bead => ({
      ...{
        key: `${kind}-${index}-${colour ?? ""}`,
        kind,
        player,
        mine: index === mine,
        width: WIDTHS[kind],
        count,
        colour,
      },
    });
    if (corporation.explorer === planet) explorers.push(bead("explorer", aboard(view, index)));
    const site = corporation.sites[planet];
    if (!site) continue;
    bases.push(bead("base", 1), ...runs(site.deposit).map(({ colour, count }) => bead("deposit", count, colour)));
    const stored = totalOf(site.storage);
    if (index === mine || stored) bases.push(bead("storage", stored));
  }
  return [...explorers, ...bases];
}

/** As much as there is room for: of the others' Bases at least the mark is left, then of one's own, whose plate tells
 * the rest; marks alone may move closer. */
export function strung(beads: readonly Bead[], room: number): Placed[] {
  const marks = beads.filter(({ kind }) => kind === "explorer" || kind === "base");
  const few = beads.filter((bead) => bead.mine || marks.includes(bead));
  const shown = [beads, few].find((some) => lengthOf(some) <= room) ?? marks;
  const squeeze = Math.min(1, Math.max(room, CLOSE) / Math.max(lengthOf(shown), 1));
  let end = 0;
  return shown.map((bead) => {
    const width = Math.max(bead.width * squeeze, CLOSE);
    const offset = end + width / 2;
    end += width;
    return { ...bead, offset };
  });
}

export function lengthOf(beads: readonly Bead[]): number {
  return beads.reduce((sum, { width }) => sum + width, 0);
}
