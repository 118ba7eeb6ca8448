import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { need, speak } from "../../../../lib/words/i18n.svelte";
import { settings } from "../../../../lib/page/settings.svelte";
import Heap from "./Heap.svelte";
import { scattered } from "./heap";
import MessageRow from "./MessageRow.svelte";
import MessageThumb from "./MessageThumb.svelte";
import Reveal from "../screen/Reveal.svelte";
import TypedMessage from "./TypedMessage.svelte";

const frame = { width: 3000, height: 2000, token: 250 };
const available = ["c-red", "k-round", "arrow", "ok"];

beforeAll(async () => {
  await speak("en");
  await need("space-puzzle");
  Object.assign(Element.prototype, {
    getAnimations: () => [],
    animate: () => ({ cancel() {}, finished: Promise.resolve() }),
  });
});

test("the tokens of a row change places by key (SR-LINE)", async () => {
  const onchange = vi.fn();
  render(MessageRow, { tokens: ["c-red", "k-round", "arrow"], editable: true, available, most: 4, onchange });
  const row = within(screen.getByRole("list"));
  await fireEvent.keyDown(row.getByRole("button", { name: "arrow, 3 of 3" }), { key: "Home" });
  expect(onchange).toHaveBeenLastCalledWith(["arrow", "c-red", "k-round"]);
  await fireEvent.keyDown(row.getByRole("button", { name: "colour red, 2 of 3" }), { key: "Delete" });
  expect(onchange).toHaveBeenLastCalledWith(["arrow", "k-round"]);
  await fireEvent.click(screen.getByRole("button", { name: "check mark" }));
  expect(onchange).toHaveBeenLastCalledWith(["arrow", "k-round", "ok"]);
});

describe("a heap (SR-HEAP)", () => {
  test("takes tokens in and gives them back", async () => {
    const onchange = vi.fn();
    render(Heap, { frame, tokens: ["c-red"], editable: true, available, most: 2, onchange });
    await fireEvent.click(screen.getByRole("button", { name: "arrow" }));
    expect(onchange).toHaveBeenLastCalledWith(["c-red", "arrow"]);
    const pile = within(screen.getByRole("group"));
    await fireEvent.keyDown(pile.getByRole("button", { name: "colour red" }), { key: "Enter" });
    expect(onchange).toHaveBeenLastCalledWith(["arrow"]);
  });

  test("hides no token under another", () => {
    const pile = scattered(["a", "b", "c", "d", "e", "f", "g"], { width: 1920, height: 880, token: 250 });
    const near = pile.flatMap((one, i) =>
      pile.slice(i + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...near)).toBeGreaterThan(190);
  });
});

test("a small picture tells the whole message", () => {
  render(MessageThumb, {
    frame,
    shown: { round: 2, laid: [{ id: "ok", x: 500, y: 700, rotation: 90 }], heap: [], noise: null },
  });
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
    "Message of round 2: check mark, 50 mm from the left, 70 mm from the top, turned 90°",
  );
});

describe("typed", () => {
  test("a message is laid once it has no fault", async () => {
    const onchange = vi.fn();
    render(TypedMessage, { frame, laid: [], editable: true, available, most: 2, onchange });
    const [field, lay] = [screen.getByRole("textbox"), screen.getByRole<HTMLButtonElement>("button")];
    await fireEvent.input(field, { target: { value: "red 120 40 15\nwhale 3 4" } });
    expect(screen.getByText("Line 2: there is no token “whale”.")).toBeTruthy();
    expect(lay.disabled).toBe(true);
    await fireEvent.input(field, { target: { value: "red 120 40 15" } });
    await fireEvent.click(lay);
    expect(onchange.mock.calls).toEqual([[[{ id: "c-red", x: 1200, y: 400, rotation: 15 }]]]);
  });

  test("what is typed outlasts a fresh copy of the same message", async () => {
    const laid = [{ id: "ok", x: 500, y: 700, rotation: 0 }];
    const { rerender } = render(TypedMessage, { frame, laid, editable: true, available, most: 2 });
    const field = screen.getByRole<HTMLTextAreaElement>("textbox");
    await fireEvent.input(field, { target: { value: "ok 90" } });
    await rerender({ laid: structuredClone(laid) });
    expect(field.value).toBe("ok 90");
    await rerender({ laid: [{ ...laid[0]!, x: 600 }] });
    expect(field.value).toBe("check mark 60 70 0");
  });

  test("for reading it is a list", () => {
    render(TypedMessage, { frame, laid: [{ id: "ok", x: 500, y: 700, rotation: 0 }] });
    expect(screen.getByRole("listitem").textContent?.trim()).toBe(
      "check mark, 50 mm from the left, 70 mm from the top",
    );
  });
});

describe("the screen", () => {
  const children = createRawSnippet(() => ({ render: () => "<p>the message</p>" }));
  const message = (): HTMLElement => screen.getByText("the message").parentElement!;

  test("hides everything while it is down and lifts once (SP-30)", async () => {
    vi.useFakeTimers();
    settings.motion = "full";
    const onlift = vi.fn();
    const { rerender, container } = render(Reveal, { open: false, caption: "wait", onlift, children });
    expect(message().inert).toBe(true);
    await rerender({ open: true });
    expect(message().inert).toBe(false);
    expect(container.querySelector(".lifting")).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(container.querySelector(".screen")).toBeNull();
    expect(onlift).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  test("is gone at once where things should stay still", async () => {
    settings.motion = "less";
    const { rerender, container } = render(Reveal, { open: false, children });
    await rerender({ open: true });
    expect(container.querySelector(".screen")).toBeNull();
  });
});
