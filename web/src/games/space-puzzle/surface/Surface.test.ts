import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Laid } from "../../../generated/wire";
import { need, speak } from "../../../lib/words/i18n.svelte";
import Surface from "./Surface.svelte";

const frame = { width: 3000, height: 2000, token: 250 };
const red = { id: "c-red", x: 600, y: 500, rotation: 0 };
const key = { id: "k-square", x: 860, y: 500, rotation: 0 };
const onchange = vi.fn<(laid: Laid[]) => void>();

beforeAll(async () => {
  await speak("en");
  await need("space-puzzle");
});
beforeEach(() => {
  onchange.mockReset();
  // Half a pixel for each unit, the wooden frame of 90 units around it.
  vi.spyOn(SVGElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 1590, 1090));
});

function table(laid: Laid[], more: object = {}): void {
  const available = ["c-red", "c-blue", "k-square", "ok", "no"];
  render(Surface, { frame, laid, editable: true, available, most: 3, free: ["crisis"], onchange, ...more });
}
const token = (name: RegExp): HTMLElement => within(screen.getByRole("group")).getByRole("button", { name });
const page = ([x, y]: [number, number]): { clientX: number; clientY: number } => ({
  clientX: (x + 90) / 2,
  clientY: (y + 90) / 2,
});
const point = { pointerId: 1, isPrimary: true, button: 0 };

describe("with keys", () => {
  test("a token is moved, turned, restacked and taken off, and each step is told", async () => {
    table([red, key]);
    await fireEvent.keyDown(token(/^colour red/), { key: "ArrowRight", shiftKey: true });
    expect(onchange).toHaveBeenLastCalledWith([{ ...red, x: 700 }, key]);
    await fireEvent.keyDown(token(/^colour red/), { key: "]" });
    expect(onchange).toHaveBeenLastCalledWith([{ ...red, x: 700, rotation: 5 }, key]);
    expect(screen.getByRole("status").textContent).toBe(
      "colour red, 70 mm from the left, 50 mm from the top, turned 5°, lying under square key",
    );
    await fireEvent.keyDown(token(/^colour red/), { key: "PageUp" });
    expect(onchange).toHaveBeenLastCalledWith([key, { ...red, x: 700, rotation: 5 }]);
    await fireEvent.keyDown(token(/^colour red/), { key: "Delete" });
    expect(onchange).toHaveBeenLastCalledWith([key]);
    expect(screen.getByRole("status").textContent).toBe("colour red: taken off");
  });

  test("the focus stays with the token that moves in the stack", async () => {
    table([red, key]);
    token(/^colour red/).focus();
    await fireEvent.keyDown(token(/^colour red/), { key: "PageUp" });
    await vi.waitFor(() => expect(document.activeElement?.getAttribute("data-token")).toBe("c-red"));
  });

  test("at the edge nothing changes and nothing is sent", async () => {
    table([{ ...red, x: 125 }]);
    await fireEvent.keyDown(token(/^colour red/), { key: "ArrowLeft" });
    expect(onchange).not.toHaveBeenCalled();
  });
});

describe("from the tray", () => {
  test("a press lays a token on the next free place", async () => {
    table([red]);
    await fireEvent.click(screen.getByRole("button", { name: "check mark" }));
    expect(onchange).toHaveBeenLastCalledWith([red, { id: "ok", x: 1500, y: 1000, rotation: 0 }]);
  });

  test("the limit holds, and the crisis token is above it (SP-26, SP-H13)", async () => {
    table([red, key, { id: "ok", x: 2000, y: 900, rotation: 0 }]);
    await fireEvent.click(screen.getByRole("button", { name: "cross" }));
    expect(onchange).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "crisis token" }));
    expect(onchange).toHaveBeenCalledOnce();
  });

  test("arrow keys go through the tray, which is one stop of the Tab key", async () => {
    table([]);
    const tray = screen.getByRole("toolbar", { name: "Tokens at hand" });
    const stops = (): string[] =>
      within(tray)
        .getAllByRole("button")
        .filter((button) => button.tabIndex === 0)
        .map((button) => button.title);
    expect(stops()).toEqual(["colour red"]);
    await fireEvent.keyDown(tray, { key: "ArrowRight" });
    expect(stops()).toEqual(["colour blue"]);
  });
});

describe("with a pointer", () => {
  test("a drag is one change, made where the token is let go, on top", async () => {
    table([red, key]);
    await fireEvent.pointerDown(token(/^colour red/), { ...point, ...page([620, 500]) });
    await fireEvent.pointerMove(window, { ...point, ...page([1020, 900]) });
    expect(onchange).not.toHaveBeenCalled();
    await fireEvent.pointerUp(window, { ...point, ...page([1020, 900]) });
    expect(onchange.mock.calls).toEqual([[[key, { ...red, x: 1000, y: 900 }]]]);
  });

  test("a second finger turns what the first one holds", async () => {
    table([red]);
    await fireEvent.pointerDown(token(/^colour red/), { ...point, ...page([600, 500]) });
    await fireEvent.pointerMove(window, { ...point, ...page([1000, 500]) });
    await fireEvent.pointerDown(window, { pointerId: 2, ...page([1400, 500]) });
    await fireEvent.pointerMove(window, { pointerId: 2, ...page([1000, 900]) });
    await fireEvent.pointerUp(window, { pointerId: 2, ...page([1000, 900]) });
    await fireEvent.pointerUp(window, { ...point, ...page([1000, 500]) });
    expect(onchange).toHaveBeenLastCalledWith([{ ...red, x: 1000, rotation: 90 }]);
  });

  test("let go outside the frame, a token is taken off; Escape lets nothing happen", async () => {
    table([red, key]);
    await fireEvent.pointerDown(token(/^colour red/), { ...point, ...page([600, 500]) });
    await fireEvent.pointerMove(window, { ...point, ...page([600, 2600]) });
    await fireEvent.keyDown(window, { key: "Escape" });
    await fireEvent.pointerUp(window, { ...point, ...page([600, 2600]) });
    expect(onchange).not.toHaveBeenCalled();
    await fireEvent.pointerDown(token(/^colour red/), { ...point, ...page([600, 500]) });
    await fireEvent.pointerMove(window, { ...point, ...page([600, 2600]) });
    await fireEvent.pointerUp(window, { ...point, ...page([600, 2600]) });
    expect(onchange).toHaveBeenLastCalledWith([key]);
  });

  test("the wheel turns the token under it and leaves the page alone elsewhere", async () => {
    table([red]);
    const surface = screen.getByRole("group");
    expect(await fireEvent.wheel(surface, { deltaY: 100, ...page([2000, 1500]) })).toBe(true);
    expect(await fireEvent.wheel(surface, { deltaY: 100, ...page([600, 500]) })).toBe(false);
    expect(onchange.mock.calls).toEqual([[[{ ...red, rotation: 5 }]]]);
  });
});

test("a revealed message can be read and not touched (SP-30)", () => {
  table([red, key], { editable: false });
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getAllByRole("img").map((picture) => picture.getAttribute("aria-label"))).toEqual([
    "colour red, 60 mm from the left, 50 mm from the top, touching square key",
    "square key, 86 mm from the left, 50 mm from the top, touching colour red",
  ]);
});
