/** A station's keys while there is something to write. */
import type { KeyGroup } from "../../../../lib/keys/shortcuts.svelte";

export const TAKE_BACK = "u";
export const LOCK = "l";

export const penKeys: KeyGroup = {
  title: "mc-keys-pen",
  shortcuts: [
    { keys: ["1", "2", "3", "4", "5", "6"], shown: ["1", "6"], does: "mc-keys-pen-number" },
    { keys: ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"], does: "mc-keys-pen-travel" },
    { keys: ["Enter", " "], does: "mc-keys-pen-write" },
    { keys: [TAKE_BACK], does: "mc-keys-pen-back" },
    { keys: [LOCK], does: "mc-keys-pen-lock" },
  ],
};
