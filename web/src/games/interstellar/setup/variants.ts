/** The seven variants, in the booklet's order, and what can be agreed on for each. */
import type { Setup } from "../terms";

export type VariantId = Setup["variants"][number];
export type HallLevel = Setup["hall"];

export const VARIANTS: readonly VariantId[] = [
  "black-holes",
  "families",
  "lost-mining-planets",
  "multi-resource-deposits",
  "unique-pass-tokens",
  "new-leader-tracks",
  "universal-mechanisms",
];
/** Those with a second way to be played. */
export const WITH_HINTS: readonly VariantId[] = [
  "black-holes",
  "lost-mining-planets",
  "multi-resource-deposits",
  "universal-mechanisms",
];
export const HALL_LEVELS: readonly HallLevel[] = ["introduction", "easy", "intermediate", "hard", "extreme"];

type Choice = Pick<Setup, "variants" | "hints" | "leader_board">;

/** With or without this variant; what goes with it goes when it goes. */
export function withVariant(chosen: Choice, id: VariantId, on: boolean): Choice {
  return {
    variants: VARIANTS.filter((one) => (one === id ? on : chosen.variants.includes(one))),
    hints: on ? chosen.hints : chosen.hints.filter((one) => one !== id),
    leader_board: id === "new-leader-tracks" && !on ? "" : chosen.leader_board,
  };
}

export function withHint(chosen: Choice, id: VariantId, on: boolean): Pick<Setup, "hints"> {
  return { hints: VARIANTS.filter((one) => (one === id ? on : chosen.hints.includes(one))) };
}
