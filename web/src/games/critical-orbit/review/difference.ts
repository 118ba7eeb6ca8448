/** The steps that would turn one board into another. */
import type { ReviewedBoard } from "../../../generated/critical-orbit";

export interface Difference {
  /** Tiles that lie on the other board only, or elsewhere there. */
  laid: string[];
  moved: string[];
  lifted: string[];
  covered: string[];
  shifted: string[];
}

export function difference(from: ReviewedBoard, to: ReviewedBoard): Difference {
  const here = Object.keys(from.spots);
  const there = Object.keys(to.spots);
  return {
    laid: there.filter((id) => !(id in from.spots)),
    moved: there.filter((id) => id in from.spots && !isSame(from.spots[id], to.spots[id])),
    // Pieces that are in nobody's way may stay.
    lifted: here.filter((id) => !(id in to.spots) && from.connected.includes(id)),
    covered: to.covered.filter((stem) => !from.covered.includes(stem)),
    shifted: Object.keys(to.canisters).filter((id) => to.canisters[id] !== from.canisters[id]),
  };
}

function isSame(one: object | undefined, other: object | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
