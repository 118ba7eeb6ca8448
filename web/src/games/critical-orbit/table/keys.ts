/** Keys of the whole table, by their place on the keyboard, so that every layout has them. */
import type { Job } from "../terms";

export type Shortcut = Job | "next" | "dice";

const KEYS: Readonly<Record<string, Shortcut>> = {
  KeyM: "mercury",
  KeyH: "houston",
  KeyB: "bengaluru",
  KeyC: "cologne",
  KeyN: "next",
  KeyD: "dice",
};

/** What a key means here; nothing while somebody writes or holds another key down. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target as Element | null;
  if (target?.closest("input:not([type=checkbox]), textarea, select, dialog")) return null;
  return KEYS[event.code] ?? null;
}
