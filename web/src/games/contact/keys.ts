/** Keys of the table and the pad; each handles its own. */
import type { KeyGroup } from "../../lib/keys/shortcuts.svelte";
import { ARROWS } from "./board/navigation";

export const PICK = ["Enter", " "];
export const TO_ROCKET = "Home";
export const FLY = " ";

export const boardKeys: KeyGroup = {
  title: "keys-board",
  shortcuts: [
    { keys: Object.keys(ARROWS), does: "keys-board-travel" },
    { keys: ["A", "R"], shown: ["A", "R"], does: "keys-board-letter" },
    { keys: [TO_ROCKET], does: "keys-board-rocket" },
    { keys: PICK, does: "keys-board-pick" },
  ],
};

export const padKeys: KeyGroup = { title: "keys-pad", shortcuts: [{ keys: [FLY], does: "keys-pad-hold" }] };
