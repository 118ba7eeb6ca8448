/** What the player who looks is being asked just now. */
import type { Bridge } from "../../bridge.svelte";
import type { Step } from "../../terms";

type StepOf<K extends Step["step"]> = Extract<Step, { step: K }>;

/** The step the viewer is to take, if it is of this kind. */
export function asking<K extends Step["step"]>(bridge: Bridge, kind: K): StepOf<K> | null {
  const { step } = bridge.view;
  return bridge.isMine && step?.step === kind ? (step as StepOf<K>) : null;
}
