/** The Source's route while it is thought up. It stays in this browser; nothing here is ever sent by itself. */
import type { Chip, Layout } from "../../../generated/contact";

export interface Draft {
  readonly start: string;
  readonly end: string;
  readonly stops: readonly string[];
}

export type Pick = "added" | "shortened" | "blocked" | "complete";

export function emptyDraft(start: string, end: string): Draft {
  return { start, end, stops: [] };
}

export function isComplete({ stops, end }: Draft): boolean {
  return stops.at(-1) === end;
}

export function lastStop({ start, stops }: Draft): string {
  return stops.at(-1) ?? start;
}

/** Where the route could go on: what the table's links allow, except where it has been (CT-17). */
export function nextStops(draft: Draft, links: Layout["links"]): string[] {
  if (isComplete(draft)) return [];
  const visited = new Set([draft.start, ...draft.stops]);
  return (links[lastStop(draft)] ?? []).filter((chip) => !visited.has(chip));
}

/** Picking a chip flies there; picking one of the route's own chips takes back what comes after it. */
export function pick(draft: Draft, chip: string, links: Layout["links"]): { draft: Draft; how: Pick } {
  const at = draft.stops.indexOf(chip);
  if (chip === draft.start) return { draft: { ...draft, stops: [] }, how: "shortened" };
  if (at >= 0) {
    const keep = at === draft.stops.length - 1 ? at : at + 1;
    return { draft: { ...draft, stops: draft.stops.slice(0, keep) }, how: "shortened" };
  }
  if (isComplete(draft)) return { draft, how: "complete" };
  if (!nextStops(draft, links).includes(chip)) return { draft, how: "blocked" };
  return { draft: { ...draft, stops: [...draft.stops, chip] }, how: "added" };
}

export function sameStops(one: readonly string[], other: readonly string[] | null): boolean {
  return other !== null && one.length === other.length && one.every((chip, index) => chip === other[index]);
}

/** The chips that a line between two others runs through, in order: why the table calls it blocked. */
export function inTheWay(layout: Layout, from: string, to: string): string[] {
  const start = layout.chips.find((chip) => chip.id === from);
  const end = layout.chips.find((chip) => chip.id === to);
  if (!start || !end) return [];
  return layout.chips
    .filter((chip) => chip !== start && chip !== end)
    .map((chip) => ({ id: chip.id, ...foot(start, end, chip) }))
    .filter(({ along, aside }) => along > 0 && along < 1 && aside < layout.radius)
    .sort((a, b) => a.along - b.along)
    .map(({ id }) => id);
}

/** Where along the line (0 to 1) a chip is nearest to it, and how near. */
function foot(start: Chip, end: Chip, chip: Chip): { along: number; aside: number } {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const [ox, oy] = [chip.x - start.x, chip.y - start.y];
  const squared = dx * dx + dy * dy;
  return { along: (dx * ox + dy * oy) / squared, aside: Math.abs(dx * oy - dy * ox) / Math.sqrt(squared) };
}
