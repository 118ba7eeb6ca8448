/** The keys a film player has. */
import type { KeyGroup } from "../../lib/keys/shortcuts.svelte";
import type { Reel } from "../../lib/table/replay.svelte";

export function replayKeys(reel: Reel): KeyGroup {
  return {
    title: "replay-controls",
    shortcuts: [
      { keys: [" "], does: "keys-replay-toggle", press: () => reel.toggle() },
      { keys: ["ArrowLeft"], does: "replay-back", press: () => reel.step(-1) },
      { keys: ["ArrowRight"], does: "replay-next", press: () => reel.step(1) },
      { keys: ["Home"], does: "replay-first", press: () => reel.seek(0) },
      { keys: ["End"], does: "replay-last", press: () => reel.seek(reel.last) },
      { keys: ["-"], does: "keys-replay-slower", press: () => reel.accelerate(-1) },
      { keys: ["+", "="], does: "keys-replay-faster", press: () => reel.accelerate(1) },
    ],
  };
}
