import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Offer } from "../../../generated/wire";
import { need, speak } from "../../../lib/words/i18n.svelte";
import type { TableStore } from "../../../lib/table/table.svelte";
import { Orbit } from "../orbit.svelte";
import { fieldFor, printed } from "./sample";
import Spacecraft from "./Spacecraft.svelte";

const act = vi.fn((_: object) => new Promise<void>(() => {}));
const mercury = {
  canisters: {
    "yellow-round": "L2",
    "yellow-square": "T3",
    "blue-round": "T7",
    "blue-square": "R2",
    "green-round": "R6",
    "green-square": "B7",
  },
  unlocked: ["blue-round"],
  tiles: ["L1", "L4"],
  spots: { L4: { x: 4, y: 4, rotation: 0 } },
  covered: [],
  valves: { white: 1 },
  free: { white: 1, black: 0 },
  fed: [],
  halves: { red: 1 },
  connected: [],
  missing: ["L4-white"],
  stacks: { L: 4, T: 6 },
  face_up: { T: ["T2"] },
  tracks: { white: 2, black: 0 },
  pending: [],
  oxygen: 0,
};
const laid: [number, number][] = [
  [4, 4],
  [4, 5],
  [4, 6],
  [5, 6],
];
const fixed = (value: string) => ({ type: "fixed" as const, value });
const offers: Offer[] = [
  { action: "call", fields: {} },
  { action: "place", fields: { tile: fixed("L1"), spot: fieldFor("L", laid) } },
  { action: "place", fields: { tile: fixed("L4"), spot: fieldFor("L") } },
  { action: "shift", fields: { canister: fixed("blue-round"), place: { type: "choice", options: ["T6", "T8"] } } },
];

beforeAll(async () => {
  await speak("en");
  await need("critical-orbit");
});
beforeEach(() => {
  act.mockClear();
  // 50 pixels for each cell, and the hull of 1.04 cells around them.
  vi.spyOn(SVGElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 504, 504));
  const table = {
    view: { mercury, target: 8 },
    prompt: { ask: { id: "x" }, offers },
    mayUndo: false,
    act,
    listen: () => () => {},
  };
  render(Spacecraft, { orbit: new Orbit(table as unknown as TableStore, printed) });
});

const board = (): HTMLElement => screen.getByRole("group", { name: "Mercury III, the board" });
const piece = (id: string): Element => board().querySelector(`[data-piece="${id}"]`)!;
const inHand = (): HTMLElement => within(screen.getByRole("toolbar", { name: "Tiles in hand" })).getByRole("button");
const over = (x: number, y: number) => ({ clientX: (x + 1.54) * 50, clientY: (y + 1.54) * 50 });
const finger = { pointerId: 1, isPrimary: true, button: 0 };
const told = (): string | null => screen.getByRole("status").textContent;
const sent = async (): Promise<object[]> => {
  await vi.waitFor(() => expect(act).toHaveBeenCalled());
  return act.mock.calls.map(([action]) => action);
};

async function drag(from: Element, start: object, end: object, during?: () => unknown): Promise<void> {
  await fireEvent.pointerDown(from, { ...finger, ...start });
  await fireEvent.pointerMove(window, { ...finger, ...end });
  await during?.();
  await fireEvent.pointerUp(window, { ...finger, ...end });
  await new Promise((clickIsSwallowed) => setTimeout(clickIsSwallowed));
}

describe("with a pointer", () => {
  test("a tile from the hand snaps to the grid and stays there at once", async () => {
    await drag(inHand(), { clientX: 10, clientY: 10 }, over(1, 1));
    expect(piece("L1")).not.toBeNull();
    expect(await sent()).toEqual([{ type: "place", tile: "L1", spot: { x: 1, y: 1, rotation: 0 } }]);
  });

  test("R turns it on the way, about the cell it is held by", async () => {
    await drag(inHand(), { clientX: 10, clientY: 10 }, over(3, 1), () => fireEvent.keyDown(window, { key: "r" }));
    expect(await sent()).toEqual([{ type: "place", tile: "L1", spot: { x: 1, y: 1, rotation: 1 } }]);
  });

  test("over another tile it does not fit, and nothing is sent", async () => {
    await drag(inHand(), { clientX: 10, clientY: 10 }, over(4, 4.1), () =>
      expect(board().querySelector(".fault")).not.toBeNull(),
    );
    expect(told()).toBe("conduit tile L1 does not fit there.");
    expect(act).not.toHaveBeenCalled();
  });

  test("off the board means taken off (MC-28)", async () => {
    await drag(piece("L4"), over(4, 4), { clientX: 900, clientY: 200 });
    expect(await sent()).toEqual([{ type: "lift", tile: "L4" }]);
  });

  test("a valve is drawn onto its stem", async () => {
    await drag(
      screen.getByRole("button", { name: "Free white release valves: 1" }),
      { clientX: 700, clientY: 10 },
      over(4.2, 5),
    );
    expect(await sent()).toEqual([{ type: "cover", stem: "L4-white" }]);
  });

  test("an unlocked canister slides along its side, a locked one cannot be held (MC-32)", async () => {
    expect(piece("yellow-round").getAttribute("role")).toBe("img");
    await drag(piece("blue-round"), over(6, -1), over(7.3, 2));
    expect(await sent()).toEqual([{ type: "shift", canister: "blue-round", place: "T8" }]);
  });

  test("a tap picks up, a tap on a free cell puts down", async () => {
    await fireEvent.click(inHand(), { detail: 1 });
    await fireEvent.click(board(), over(2, 2));
    expect(await sent()).toEqual([{ type: "place", tile: "L1", spot: { x: 2, y: 1, rotation: 0 } }]);
  });

  test("the wheel turns the tile under it and leaves the page alone elsewhere", async () => {
    expect(await fireEvent.wheel(board(), { deltaY: 100 })).toBe(true);
    expect(await fireEvent.wheel(piece("L4"), { deltaY: 100, ...over(4, 5) })).toBe(false);
    expect(await sent()).toEqual([{ type: "place", tile: "L4", spot: { x: 3, y: 5, rotation: 1 } }]);
  });
});

describe("with keys", () => {
  test("Enter picks up, arrows move, R turns, Enter drops", async () => {
    await fireEvent.click(inHand(), { detail: 0 });
    const carried = piece("carried");
    for (const key of ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowLeft", "r", "Enter"])
      await fireEvent.keyDown(carried, { key });
    expect(await sent()).toEqual([{ type: "place", tile: "L1", spot: { x: 0, y: 1, rotation: 1 } }]);
  });

  test("each step is told, with what it would join", async () => {
    await fireEvent.click(inHand(), { detail: 0 });
    const carried = piece("carried");
    await fireEvent.keyDown(carried, { key: "ArrowDown" });
    expect(told()).toMatch(/^Column \d, row \d: it (fits|does not fit)/);
  });

  test("Delete takes a tile off, R turns it in place, V puts its valve on", async () => {
    await fireEvent.keyDown(piece("L4"), { key: "v" });
    expect(told()).toBe("white stem of conduit tile L4: valve on.");
    await fireEvent.keyDown(piece("L4"), { key: "Delete" });
    expect(await sent()).toEqual([{ type: "cover", stem: "L4-white" }]);
    expect(piece("L4")).toBeNull();
  });

  test("a canister is picked up, moved to the next free place and put down", async () => {
    for (const key of ["Enter", "ArrowRight", "Enter"]) await fireEvent.keyDown(piece("blue-round"), { key });
    expect(await sent()).toEqual([{ type: "shift", canister: "blue-round", place: "T8" }]);
  });
});

test("everything beside the board is told in words", () => {
  expect(screen.getByRole("meter").getAttribute("aria-valuetext")).toBe("0 of 8 oxygen units");
  expect(screen.getByRole("img", { name: "Recovery track of the white valve, dice 1–3: step 2 of 8" })).toBeTruthy();
  expect(
    screen.getByRole("img", { name: "T: 6 tiles face down; face up: conduit tile T2, no oxygen, star" }),
  ).toBeTruthy();
  expect(screen.getByRole("button", { name: "white stem of conduit tile L4, a valve is missing here" })).toBeTruthy();
});
