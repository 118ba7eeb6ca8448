/** The Journey to Trappist as a star chart (HV-20). */
import type { PrintedSpace } from "../../../generated/interstellar";
import type { View } from "../terms";

/** Every way as a line, in a chart whose columns and rows are one unit apart. */
export function chart(spaces: readonly PrintedSpace[]): string {
  const at = ({ column, row }: PrintedSpace): string => `${column + 0.5} ${row - 0.5}`;
  return spaces
    .flatMap((from) => spaces.filter(({ id }) => from.leads_to.includes(id)).map((to) => `M${at(from)}L${at(to)}`))
    .join("");
}

type Plain = "fog" | "start";
/** The state of a space: nobody has been there, something lies there, or a Point of Interest. */
export type Sight =
  { is: Plain | "trappist" } | { is: "found"; what: string } | { is: "interest"; prestige: number; taken: boolean };

export function sight(
  { found, interest_taken }: Pick<View, "found" | "interest_taken">,
  { id, kind, prestige }: PrintedSpace,
): Sight {
  if (kind === "interest") return { is: kind, prestige, taken: interest_taken.includes(id) };
  if (kind !== "space") return { is: kind };
  const what = found[id];
  return what === undefined ? { is: "fog" } : { is: "found", what };
}
