import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pressByKey, shortcutOf } from "./keys";

const bridge = { dismiss: vi.fn() };
const pressed = vi.fn<(key: string | undefined) => void>();

beforeEach(() => {
  document.body.innerHTML = '<button data-key="0">travel</button><button data-key="done">done</button><input>';
  pressed.mockClear();
  for (const button of document.querySelectorAll("button"))
    button.addEventListener("click", () => pressed(button.dataset.key));
});
afterEach(() => (document.body.innerHTML = ""));

function key(code: string, target: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { code, key: code, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}

test("digits mean tokens, letters mean what they begin with", () => {
  expect(shortcutOf(key("Digit3"))).toEqual({ token: 2 });
  expect(shortcutOf(key("KeyU"))).toBe("undo");
  expect(shortcutOf(key("KeyX"))).toBeNull();
});

test("nothing is meant while somebody writes", () => {
  const input = document.querySelector("input")!;
  expect(shortcutOf(key("KeyP", input))).toBeNull();
});

test("the first press finds the button, the second one presses it", () => {
  pressByKey(key("Digit1"), document, bridge);
  expect(document.activeElement?.getAttribute("data-key")).toBe("0");
  expect(pressed).not.toHaveBeenCalled();
  pressByKey(key("Digit1"), document, bridge);
  expect(pressed).toHaveBeenCalledExactlyOnceWith("0");
});

test("a key without a button does nothing", () => {
  pressByKey(key("KeyP"), document, bridge);
  expect(pressed).not.toHaveBeenCalled();
});
