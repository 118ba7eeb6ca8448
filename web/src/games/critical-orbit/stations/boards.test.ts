import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Offer } from "../../../generated/wire";
import { need, speak } from "../../../lib/words/i18n.svelte";
import type { TableStore } from "../../../lib/table/table.svelte";
import { Orbit } from "../orbit.svelte";
import type { Action, Desk, Station, View } from "../terms";
import Bengaluru from "./bengaluru/Bengaluru.svelte";
import Cologne from "./cologne/Cologne.svelte";
import Houston from "./houston/Houston.svelte";
import { printedSample, readBoard } from "./sample";

beforeAll(async () => {
  await need("critical-orbit");
  await speak("en");
});
beforeEach(() => localStorage.clear());

const NOTHING: Desk = { left: [], stars: 0, locked: false, claims: [], undoable: [], tasks: [] };
const NO_FACTS = {
  hands: { mercury: 0, houston: 0, bengaluru: 0, cologne: 0 },
  hints: { finishing: {}, growing: {}, links: [] },
  claims: [],
  lines: {},
  columns: [],
  sent: { tiles: 0, halves: 0, unlocks: 0 },
};
const PLAIN = {
  me: 0,
  phase: "enter",
  setup: { mercury: 0, houston: 0, bengaluru: 0, cologne: 0 },
  desks: { houston: NOTHING, bengaluru: NOTHING, cologne: NOTHING },
  houston: { written: {}, struck: [], circles: {}, squares: {} },
  bengaluru: { written: {}, paid: {} },
  circles: { A: 0, B: 0, X: 0, Y: 0 },
  cologne: { written: {}, circles: 0 },
  facts: NO_FACTS,
} as unknown as View;

function entering(station: Station, spaces: string[], values: number[]): Offer {
  return {
    action: "enter",
    fields: {
      station: { type: "fixed", value: station },
      space: { type: "choice", options: spaces },
      value: { type: "choice", options: values },
      star: { type: "fixed", value: false },
    },
  };
}

function orbit(changes: object, offers: Offer[] = []) {
  const act = vi.fn((_: Action) => Promise.resolve());
  const printed = printedSample({ houston: readBoard(["1....", "..#..", ".....", ".....", "....."]) });
  const table = { view: { ...PLAIN, ...changes }, prompt: { offers }, act } as unknown as TableStore;
  return { orbit: new Orbit(table, printed), act };
}

describe("Houston", () => {
  const houston = { written: { a1: 1, b1: 1, c1: 1, e5: 4 }, struck: [], circles: { T: 2 }, squares: {} };
  const hints = { finishing: { b2: { 1: ["T"] } }, growing: {}, links: [] };
  const facts = { ...NO_FACTS, hints, claims: ["L", "T"] };

  test("a space says what stands there, whether it is open, and what would be completed", () => {
    const table = orbit({ houston, facts }, [entering("houston", ["b2", "d1"], [1])]);
    render(Houston, { orbit: table.orbit });
    expect(screen.getByRole("button", { name: "a1, 1, printed" }).getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByRole("button", { name: "b2, empty, open, 1 completes T" }).getAttribute("aria-disabled")).toBe(
      "false",
    );
    expect(screen.getByRole("img", { name: "T: 2 of 6 circles" })).toBeTruthy();
  });

  test("hints can be switched off, and that is remembered", async () => {
    const table = orbit({ houston, facts }, [entering("houston", ["b2"], [1])]);
    const { unmount } = render(Houston, { orbit: table.orbit });
    await fireEvent.click(screen.getByRole("switch"));
    expect(screen.getByRole("button", { name: "b2, empty, open" })).toBeTruthy();
    unmount();
    render(Houston, { orbit: table.orbit });
    expect(screen.getByRole("button", { name: "b2, empty, open" })).toBeTruthy();
  });

  test("a press writes the number that is left", async () => {
    const { orbit: one, act } = orbit({ houston, facts }, [entering("houston", ["b2"], [1])]);
    render(Houston, { orbit: one });
    await fireEvent.click(screen.getByRole("button", { name: /^b2/ }));
    await vi.waitFor(() =>
      expect(act).toHaveBeenCalledWith({ type: "enter", station: "houston", space: "b2", value: 1, star: false }),
    );
  });

  test("of several shapes one is looked at and taken without leaving the board (MC-H7)", async () => {
    const claims = [
      ["a1", "a2", "b1", "c1"],
      ["a1", "b1", "b2", "c1"],
    ];
    const desks = { ...PLAIN.desks, houston: { ...NOTHING, claims } };
    const { orbit: one, act } = orbit({ houston, desks, facts }, [
      { action: "claim", fields: { shape: { type: "choice", options: [0, 1] } } },
    ]);
    render(Houston, { orbit: one });
    await fireEvent.click(screen.getByRole("button", { name: "Shape 2 of 2: T" }));
    await fireEvent.click(screen.getByRole("button", { name: "Take T" }));
    await vi.waitFor(() => expect(act).toHaveBeenCalledWith({ type: "claim", shape: 1 }));
  });

  test("the AI deck's Houston has squares instead of a grid (MC-65)", () => {
    const setup = { ...PLAIN.setup, houston: null };
    render(Houston, { orbit: orbit({ setup, houston: { ...houston, squares: { L: 3 } } }).orbit });
    expect(screen.queryByRole("button", { name: /^a1/ })).toBeNull();
    expect(screen.getByRole("img", { name: "L: 0 of 6 circles, 3 of 4 squares" })).toBeTruthy();
  });
});

describe("Bengaluru", () => {
  const bengaluru = { written: { "A-a1": 2, "A-b1": 5, "A-a2": 2 }, paid: {} };
  const live = { state: "live", free: 4, lacks: [1, 2, 3, 4, 5, 6], spoiled_by: [], completed_by: [] };
  const first = { state: "live", free: 2, lacks: [1, 3, 4, 6], spoiled_by: [2, 5], completed_by: [] };
  const spoiled = { state: "spoiled", free: 2, lacks: [], spoiled_by: [], completed_by: [] };
  const facts = { ...NO_FACTS, lines: { A: [first, live, live, live, spoiled, live, live, live] } };

  test("lines say what they lack, and open spaces what the number would spoil (MC-48)", () => {
    render(Bengaluru, { orbit: orbit({ bengaluru, facts }, [entering("bengaluru", ["A-c1"], [5])]).orbit });
    expect(screen.getByRole("img", { name: "grid A, row 1: 2 spaces free, for 1, 3, 4, and 6" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "grid A, column a: spoiled, a number stands there twice" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "grid A, c1, empty, open, spoils grid A, row 1" })).toBeTruthy();
  });

  test("whoever watches presses nothing", () => {
    render(Bengaluru, {
      orbit: orbit({ bengaluru, facts }, [entering("bengaluru", ["A-c1"], [5])]).orbit,
      watching: true,
    });
    expect(screen.queryAllByRole("button")).toEqual([]);
    expect(screen.getByRole("img", { name: "grid A, b1, 5" })).toBeTruthy();
  });
});

describe("Cologne", () => {
  test("columns say what they need and boxes what a number would do (MC-54 to MC-56)", () => {
    const cologne = { written: { "1-1": 4, "1-2": 3 }, circles: 1 };
    const column = { state: "live", filled: 7, cells_left: 3, boxes_left: 1, completed_by: [3], lost_by: [1, 2] };
    const facts = { ...NO_FACTS, columns: [column], sent: { tiles: 0, halves: 0, unlocks: 1 } };
    render(Cologne, { orbit: orbit({ cologne, facts }, [entering("cologne", ["1-3", "2-1"], [3])]).orbit });
    const board = within(screen.getByRole("group", { name: "Cologne" }));
    expect(board.getByRole("img", { name: "Column 1: cells to fill 3, boxes left 1" })).toBeTruthy();
    expect(board.getByRole("button", { name: "column 1, box 3, empty, open, fills the column exactly" })).toBeTruthy();
    expect(board.getByRole("img", { name: "1 of 3 circles ticked, 1 of 2 locks open" })).toBeTruthy();
  });

  test("the arrows move the focus, and one box alone is in the tab order", async () => {
    render(Cologne, { orbit: orbit({}, [entering("cologne", ["2-1"], [3])]).orbit });
    const first = screen.getByRole("button", { name: /^column 2, box 1/ });
    expect(first.tabIndex).toBe(0);
    await fireEvent.keyDown(first, { key: "ArrowDown" });
    expect(document.activeElement?.getAttribute("aria-label")).toBe("column 2, box 2, empty");
    expect([first.tabIndex, (document.activeElement as HTMLElement).tabIndex]).toEqual([-1, 0]);
  });
});
