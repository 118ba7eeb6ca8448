/** Building steps and the board after them. */
import type { Cover, Lift, Place, Shift, Uncover } from "../../../../generated/critical-orbit";
import type { Behind } from "../../terms";

export type Step = Place | Lift | Cover | Uncover | Shift;
export type Built = Pick<Behind, "spots" | "covered" | "canisters">;

export function after(built: Built, step: Step): Built {
  switch (step.type) {
    case "place":
      return { ...built, spots: { ...built.spots, [step.tile]: step.spot } };
    case "lift": {
      const { [step.tile]: _, ...spots } = built.spots;
      return { ...built, spots };
    }
    case "cover":
      return { ...built, covered: [...built.covered, step.stem] };
    case "uncover":
      return { ...built, covered: built.covered.filter((stem) => stem !== step.stem) };
    case "shift":
      return { ...built, canisters: { ...built.canisters, [step.canister]: step.place } };
  }
}

/** Whether a step need not be sent because the next one moves the same piece on. */
export function isOutdone(step: Step | undefined, next: Step): boolean {
  if (step?.type === "place") return next.type === "place" && next.tile === step.tile;
  return step?.type === "shift" && next.type === "shift" && next.canister === step.canister;
}
