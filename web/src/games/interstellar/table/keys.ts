/** Keys of the whole table, by their place on the keyboard, so that every layout has them. */
import type { KeyGroup, Shortcut } from "../../../lib/keys/shortcuts.svelte";
import type { Bridge } from "../bridge.svelte";

const DIGITS = Array.from({ length: 9 }, (_, index) => index + 1);

/** A key finds its button, which says what it would do; pressed once more it does it. */
export function tableKeys(within: ParentNode, bridge: Pick<Bridge, "dismiss">): KeyGroup {
  const finding = (key: string, code: string, does: string): Shortcut => ({
    keys: [code],
    does,
    press: () => find(within, key),
  });
  return {
    title: "si-keys-table",
    shortcuts: [
      {
        keys: DIGITS.flatMap((digit) => [`Digit${digit}`, `Numpad${digit}`]),
        shown: ["1", "9"],
        does: "si-keys-token",
        press: ({ code }) => find(within, String(Number(code.at(-1)) - 1)),
      },
      finding("done", "KeyD", "si-keys-done"),
      finding("undo", "KeyU", "si-keys-undo"),
      finding("again", "KeyR", "si-keys-again"),
      finding("pass", "KeyP", "si-keys-pass"),
      { keys: ["Escape"], does: "si-keys-back", press: () => bridge.dismiss() },
    ],
  };
}

function find(within: ParentNode, key: string): boolean {
  const button = within.querySelector<HTMLElement>(`[data-key="${key}"]`);
  if (!button) return false;
  if (document.activeElement === button || key === "undo") button.click();
  else button.focus();
  return true;
}

/** What is drawn is pressed by key as a button is. */
export function pressDrawing(event: KeyboardEvent): void {
  if (event.defaultPrevented || (event.key !== "Enter" && event.key !== " ")) return;
  const { target } = event;
  if (!(target instanceof SVGElement) || target.getAttribute("role") !== "button") return;
  event.preventDefault();
  target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}
