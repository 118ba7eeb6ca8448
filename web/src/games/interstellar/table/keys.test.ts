import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isPressed } from "../../../lib/keys/shortcuts.svelte";
import { tableKeys } from "./keys";

const bridge = { dismiss: vi.fn() };
const pressed = vi.fn<(key: string | undefined) => void>();

beforeEach(() => {
  document.body.innerHTML = '<button data-key="0">travel</button><button data-key="done">done</button><input>';
  pressed.mockClear();
  for (const button of document.querySelectorAll("button"))
    button.addEventListener("click", () => pressed(button.dataset.key));
});
afterEach(() => (document.body.innerHTML = ""));

function press(code: string): void {
  const event = new KeyboardEvent("keydown", { code, key: code });
  tableKeys(document, bridge)
    .shortcuts.find((one) => isPressed(one, event))
    ?.press?.(event);
}

test("the first press finds the button, the second one presses it", () => {
  press("Digit1");
  expect(document.activeElement?.getAttribute("data-key")).toBe("0");
  expect(pressed).not.toHaveBeenCalled();
  press("Numpad1");
  expect(pressed).toHaveBeenCalledExactlyOnceWith("0");
});

test("a key without a button does nothing, Escape lets go", () => {
  press("KeyP");
  press("KeyX");
  expect(pressed).not.toHaveBeenCalled();
  press("Escape");
  expect(bridge.dismiss).toHaveBeenCalledOnce();
});
