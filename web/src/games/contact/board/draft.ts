/** The Source's route while it is planned. It stays in this browser and is never sent by itself. */
import type { Layout, View } from "../../../generated/contact";

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

/** Where the route may continue: along the table's links, except to chips already visited (CT-17). */
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

/** Chips that block a flight from one chip to another, in order; the table lists each pair once (CT-15). */
export function inTheWay(obstacles: View["obstacles"], from: string, to: string): readonly string[] {
  return obstacles[from]?.[to] ?? obstacles[to]?.[from]?.toReversed() ?? [];
}
