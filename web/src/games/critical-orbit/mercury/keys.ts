/** Keys for building: tiles, tanks and stems in focus listen for theirs, some work anywhere. */
import type { KeyGroup } from "../../../lib/keys/shortcuts.svelte";

interface Hands {
  /** False if there is nothing to turn. */
  turn: (way: -1 | 1) => boolean;
  letGo: () => void;
}

export function benchKeys({ turn, letGo }: Hands): KeyGroup {
  return {
    title: "mc-keys-bench",
    shortcuts: [
      { keys: ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"], does: "mc-keys-bench-move" },
      { keys: ["Enter", " "], does: "mc-keys-bench-pick" },
      { keys: ["KeyR"], does: "mc-keys-bench-turn", press: ({ shiftKey }) => turn(shiftKey ? -1 : 1) },
      { keys: ["KeyV"], does: "mc-keys-bench-valve" },
      { keys: ["Delete"], does: "mc-keys-bench-off" },
      { keys: ["KeyU"], does: "mc-keys-bench-undo" },
      { keys: ["Escape"], does: "mc-keys-bench-let-go", press: letGo },
    ],
  };
}
