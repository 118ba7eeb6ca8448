import { expect, test } from "vitest";
import { shortcutOf } from "./keys";

function press(code: string, options: KeyboardEventInit = {}, tag = "button"): KeyboardEvent {
  const target = document.body.appendChild(document.createElement(tag));
  const event = new KeyboardEvent("keydown", { code, ...options, bubbles: true });
  target.dispatchEvent(event);
  return event;
}

test("a key means the same on every layout", () => {
  expect(shortcutOf(press("KeyH", { key: "р" }))).toBe("houston");
  expect(shortcutOf(press("KeyN", { key: "т" }))).toBe("next");
});

test("digits and letters of the boards are theirs", () => {
  for (const code of ["Digit3", "KeyL", "KeyU", "KeyR", "Enter", "ArrowUp"]) expect(shortcutOf(press(code))).toBeNull();
});

test("nobody is interrupted while writing or with another key held down", () => {
  expect(shortcutOf(press("KeyH", {}, "textarea"))).toBeNull();
  expect(shortcutOf(press("KeyC", { ctrlKey: true }))).toBeNull();
});
