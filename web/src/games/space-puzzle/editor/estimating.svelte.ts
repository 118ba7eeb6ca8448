/** Asks the server how AI seats fare with a scenario, again and again until it is done or nobody wants to know. */
import type { Scenario } from "../../../generated/space-puzzle";
import type { Estimate, Message } from "../../../generated/wire";
import { estimateOf } from "../../../lib/table/api";
import { GAME } from "./draft.svelte";

const PAUSE_MS = 1_000;

export class Estimating {
  found = $state.raw<Estimate | null>(null);
  problem = $state.raw<Message | null>(null);
  running = $state(false);
  #turn = 0;

  readonly done = $derived.by(() => this.found !== null && this.found.games >= this.found.of);

  async begin(scenario: Scenario): Promise<void> {
    this.stop();
    const turn = this.#turn;
    this.running = true;
    while (turn === this.#turn) {
      const asked = await estimateOf(GAME, scenario).catch((reason: Message) => ({ reason }));
      if (turn !== this.#turn) return;
      if ("reason" in asked) this.problem = asked.reason;
      else this.found = asked;
      if (this.problem || this.done) this.running = false;
      if (!this.running) return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  /** What was found belongs to another scenario by now, or nobody looks any more. */
  stop(): void {
    this.#turn += 1;
    this.running = false;
    this.found = null;
    this.problem = null;
  }
}
