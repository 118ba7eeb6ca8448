/** Keys of the whole table, by their place on the keyboard, so that every layout has them. */
import type { Bridge } from "../bridge.svelte";

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

/** A key finds its button, which says what it would do; pressed once more it does it. */
export function pressByKey(event: KeyboardEvent, within: ParentNode, bridge: Pick<Bridge, "dismiss">): void {
  const shortcut = shortcutOf(event);
  if (shortcut === null) return pressDrawing(event);
  if (shortcut === "back") return bridge.dismiss();
  const key = typeof shortcut === "string" ? shortcut : String(shortcut.token);
  const button = within.querySelector<HTMLElement>(`[data-key="${key}"]`);
  if (!button) return;
  event.preventDefault();
  if (document.activeElement === button || key === "undo") button.click();
  else button.focus();
}

/** What is drawn is pressed by key as a button is. */
function pressDrawing(event: KeyboardEvent): void {
  if (event.defaultPrevented || (event.key !== "Enter" && event.key !== " ")) return;
  const { target } = event;
  if (!(target instanceof SVGElement) || target.getAttribute("role") !== "button") return;
  event.preventDefault();
  target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}
