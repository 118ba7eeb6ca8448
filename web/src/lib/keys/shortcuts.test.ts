import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keyGroups, offerKeys } from "./shortcuts.svelte";

const older = vi.fn<() => void>();
const newer = vi.fn<() => boolean | undefined>();
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = "<button>b</button><input type='range'><textarea></textarea><dialog><p>d</p></dialog>";
  const first = offerKeys({ title: "old", shortcuts: [{ keys: ["KeyM", " ", "ArrowLeft"], does: "x", press: older }] });
  const second = offerKeys({ title: "new", shortcuts: [{ keys: ["KeyM"], does: "y", press: newer }] });
  stop = () => (first(), second());
});
afterEach(() => {
  stop();
  document.body.innerHTML = "";
  vi.clearAllMocks();
});

function press(where: string, options: KeyboardEventInit): boolean {
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...options });
  document.querySelector(where)!.dispatchEvent(event);
  return event.defaultPrevented;
}

test("a key means the same on every layout, and the newest part of the page takes it", () => {
  expect(press("body", { code: "KeyM", key: "ь" })).toBe(true);
  expect([older, newer].map((one) => one.mock.calls.length)).toEqual([0, 1]);
  newer.mockReturnValue(false);
  press("body", { code: "KeyM", key: "m" });
  expect(older).toHaveBeenCalledOnce();
});

test.each([
  ["textarea", { code: "KeyM", key: "m" }],
  ["dialog p", { code: "KeyM", key: "m" }],
  ["button", { key: " " }],
  ["input", { key: "ArrowLeft" }],
  ["body", { code: "KeyM", key: "m", ctrlKey: true }],
])("%s keeps what is its own: %j", (where, options) => {
  expect(press(where, options)).toBe(false);
  expect(older).not.toHaveBeenCalled();
  expect(newer).not.toHaveBeenCalled();
});

test("what is listed goes with its part of the page", () => {
  expect(keyGroups().map(({ title }) => title)).toEqual(["old", "new"]);
  stop();
  expect(keyGroups()).toEqual([]);
});
