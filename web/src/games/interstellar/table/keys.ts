/** Keys of the whole table, by their place on the keyboard, so that every layout has them. */
export type Shortcut = "undo" | "pass" | "done" | "again" | "back" | { token: number };

const KEYS: Readonly<Record<string, Shortcut>> = {
  KeyU: "undo",
  KeyP: "pass",
  KeyD: "done",
  KeyR: "again",
  Escape: "back",
};

/** What a key means here; nothing while somebody writes or holds another key down. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target as Element | null;
  if (target?.closest("input:not([type=checkbox]), textarea, select, dialog")) return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  return digit ? { token: Number(digit[1]) - 1 } : (KEYS[event.code] ?? null);
}
