/** Keys of the whole table, by their place on the keyboard, so that every layout has them. */
import type { KeyGroup } from "../../../lib/keys/shortcuts.svelte";
import type { Job } from "../terms";

export type Shortcut = Job | "next" | "dice";

const KEYS: readonly (readonly [key: string, shortcut: Shortcut, does: string])[] = [
  ["KeyM", "mercury", "mc-keys-mercury"],
  ["KeyH", "houston", "mc-keys-houston"],
  ["KeyB", "bengaluru", "mc-keys-bengaluru"],
  ["KeyC", "cologne", "mc-keys-cologne"],
  ["KeyN", "next", "mc-keys-next"],
  ["KeyD", "dice", "mc-keys-dice"],
];

export function tableKeys(press: (shortcut: Shortcut) => void): KeyGroup {
  return {
    title: "mc-keys-table",
    shortcuts: KEYS.map(([key, shortcut, does]) => ({ keys: [key], does, press: () => press(shortcut) })),
  };
}
