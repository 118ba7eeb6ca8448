/** What can be agreed on for each variant; which ones there are is printed. */
import type { Printed, Setup } from "../terms";

export type Variant = Printed["variants"][number];
export type VariantId = Variant["id"];
export type HallLevel = Setup["hall"];

export const HALL_LEVELS: readonly HallLevel[] = ["introduction", "easy", "intermediate", "hard", "extreme"];

type Choice = Pick<Setup, "variants" | "hints" | "leader_board">;

/** With or without this variant, all in the order of the list; what goes with it goes when it goes. */
export function withVariant(every: readonly Variant[], chosen: Choice, { id, boards }: Variant, on: boolean): Choice {
  return {
    variants: inOrder(every, chosen.variants, id, on),
    hints: on ? chosen.hints : chosen.hints.filter((one) => one !== id),
    leader_board: boards.length > 0 && !on ? "" : chosen.leader_board,
  };
}

export function withHint(
  every: readonly Variant[],
  chosen: Choice,
  { id }: Variant,
  on: boolean,
): Pick<Setup, "hints"> {
  return { hints: inOrder(every, chosen.hints, id, on) };
}

function inOrder(every: readonly Variant[], some: readonly VariantId[], changed: VariantId, on: boolean): VariantId[] {
  return every.map(({ id }) => id).filter((id) => (id === changed ? on : some.includes(id)));
}
