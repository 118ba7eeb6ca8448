/** The Journey to Trappist as a star chart: where spaces lie, and which lead to which (HV-20). */
import type { Journey } from "../../../generated/interstellar";
import { GOVERNMENT } from "../art/players";
import type { Space } from "../terms";

export const columnOf = (space: Space): number => Number(space.split("-")[0]);
export const rowOf = (space: Space): number => Number(space.split("-")[1]);
const middle = ({ rows }: Journey): number => (rows + 1) / 2;

/** All spaces from the start to Trappist, column by column. */
export function spacesOf(journey: Journey): Space[] {
  const between = Array.from({ length: journey.columns - 1 }, (_, index) => index + 1);
  const rows = Array.from({ length: journey.rows }, (_, index) => index + 1);
  return [
    `0-${middle(journey)}`,
    ...between.flatMap((column) => rows.map((row) => `${column}-${row}`)),
    `${journey.columns}-${middle(journey)}`,
  ];
}

/** Straight ahead or one row aside; all ways end at Trappist. */
export function leadsTo(journey: Journey, from: Space, to: Space): boolean {
  if (columnOf(to) !== columnOf(from) + 1) return false;
  return columnOf(to) === journey.columns || Math.abs(rowOf(to) - rowOf(from)) <= 1;
}

/** Every way as a line, in a chart whose columns and rows are one unit apart. */
export function chart(journey: Journey): string {
  const all = spacesOf(journey);
  const at = (space: Space): string => `${columnOf(space) + 0.5} ${rowOf(space) - 0.5}`;
  return all
    .flatMap((from) => all.filter((to) => leadsTo(journey, from, to)).map((to) => `M${at(from)}L${at(to)}`))
    .join("");
}

/** What can be said of a space: nobody has been there, what lies there, or a Point of Interest. */
export type Sight =
  { is: Plain | "trappist" } | { is: "found"; what: string } | { is: "interest"; prestige: number; taken: boolean };
type Plain = "fog" | "start";

export function sight(journey: Journey, found: Record<Space, string>, taken: readonly Space[], space: Space): Sight {
  const column = columnOf(space);
  if (column === 0) return { is: "start" };
  if (column === journey.columns) return { is: "trappist" };
  if (journey.interest.includes(space))
    return { is: "interest", prestige: journey.interest_prestige[column - 1] ?? 0, taken: taken.includes(space) };
  const what = found[space];
  return what === undefined ? { is: "fog" } : { is: "found", what };
}

/** What the next player to arrive gains; the Government's Probe takes no place (HV-20). */
export function nextArrival({ arrival }: Journey, arrived: readonly number[]): number {
  return arrival[arrived.filter((player) => player !== GOVERNMENT).length] ?? 0;
}
