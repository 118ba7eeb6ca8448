import { expect, test, vi } from "vitest";
import { isPressed } from "../../../lib/keys/shortcuts.svelte";
import { tableKeys, type Shortcut } from "./keys";

const meant = vi.fn<(shortcut: Shortcut) => void>();

function press(code: string, key: string = code): boolean {
  const event = new KeyboardEvent("keydown", { code, key });
  const found = tableKeys(meant).shortcuts.find((one) => isPressed(one, event));
  found?.press?.(event);
  return found !== undefined;
}

test("a key means the same on every layout", () => {
  press("KeyH", "р");
  press("KeyN", "т");
  expect(meant.mock.calls).toEqual([["houston"], ["next"]]);
});

test("digits and letters of the boards are theirs", () => {
  for (const code of ["Digit3", "KeyL", "KeyU", "KeyR", "Enter", "ArrowUp"]) expect(press(code)).toBe(false);
});
