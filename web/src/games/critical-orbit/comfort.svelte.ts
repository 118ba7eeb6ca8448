/** How a player likes Mission Control's table: kept in this browser. */
import { recall, remember } from "../../lib/page/storage";

export interface Comfort {
  tones: boolean;
  /** Call-outs spoken by the browser. */
  voice: boolean;
  /** From one's board that is done to the next. */
  turns: boolean;
}

const usual: Comfort = { tones: true, voice: true, turns: true };

/** Write to its fields; they are remembered. */
export const comfort = $state<Comfort>({ ...usual, ...recall<Partial<Comfort>>("critical-orbit", {}) });

/** To stand in an effect. */
export function keepComfort(): void {
  remember("critical-orbit", comfort);
}
