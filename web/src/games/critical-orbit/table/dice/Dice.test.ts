import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Offer } from "../../../../generated/wire";
import { need, speak } from "../../../../lib/words/i18n.svelte";
import type { TableStore } from "../../../../lib/table/table.svelte";
import { Orbit } from "../../orbit.svelte";
import type { Action, Printed } from "../../terms";
import Dice from "./Dice.svelte";

beforeAll(async () => {
  await need("critical-orbit");
  await speak("en");
});

const keep: Offer = {
  action: "keep",
  fields: { leave: { type: "choice", options: [2, 1] }, why: { type: "choice", options: [""] } },
};
const want = (station: string): Offer => ({ action: "want", fields: { station: { type: "fixed", value: station } } });
const view = {
  phase: "choose",
  dice: [4, 2, 1],
  kept: [],
  may_leave: [2, 1],
  wants: {},
  setup: { mercury: 0, houston: 1, bengaluru: 1, cologne: 2 },
  facts: {
    dice: [
      { value: 4, state: "held", due: [] },
      { value: 2, state: "open", due: [] },
      { value: 1, state: "open", due: [] },
    ],
  },
};

function dice(offers: Offer[], changes: object = {}) {
  const act = vi.fn((_: Action) => Promise.resolve());
  const table = { view: { ...view, ...changes }, prompt: { ask: { id: "x" }, offers }, act } as unknown as TableStore;
  render(Dice, {
    orbit: new Orbit(table, { die_tracks: ["white", "white", "white", "black", "black", "black"] } as Printed),
  });
  return async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return act.mock.calls.map(([action]) => action);
  };
}

describe("Mercury", () => {
  test("leaves a die with one press (MC-14)", async () => {
    const acted = dice([keep]);
    await fireEvent.click(screen.getByRole("button", { name: /^Leave the 2/ }));
    expect(await acted()).toEqual([{ type: "keep", leave: 2, why: "" }]);
  });

  test("cannot leave what the AI card holds (MC-63)", async () => {
    const acted = dice([keep]);
    const held = screen.getByRole("button", { name: /AI card/ });
    expect(held.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(held);
    expect(await acted()).toEqual([]);
  });

  test("is asked once more before the roll that ends the mission (MC-H14)", async () => {
    const acted = dice([{ action: "roll", confirm: { id: "mc-confirm-last" } }], { phase: "roll" });
    await fireEvent.click(screen.getByRole("button"));
    expect(await acted()).toEqual([]);
    expect(screen.getByRole("status").textContent).not.toBe("");
    await fireEvent.click(screen.getByRole("button"));
    expect(await acted()).toEqual([{ type: "roll" }]);
  });
});

describe("a station", () => {
  test("says what it would leave, for all stations of its player, and that it means it", async () => {
    const acted = dice([want("houston"), want("bengaluru")]);
    await fireEvent.click(screen.getByRole("button", { name: /^Leave the 1/ }));
    expect(await acted()).toEqual([
      { type: "want", station: "houston", leave: 1, why: "", firm: true },
      { type: "want", station: "bengaluru", leave: 1, why: "", firm: true },
    ]);
  });

  test("may say that any two will do", async () => {
    const acted = dice([want("cologne")]);
    await fireEvent.click(screen.getByRole("button", { name: "any" }));
    expect(await acted()).toEqual([{ type: "want", station: "cologne", leave: 0, why: "", firm: true }]);
  });

  test("sees its own wish pressed", () => {
    dice([want("houston")], { wants: { houston: { leave: 2, why: "", firm: true } } });
    expect(screen.getByRole("button", { name: /^Leave the 2/ }).getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole("button", { name: /^Leave the 1/ }).getAttribute("aria-pressed")).toBe("false");
  });
});

test("whoever only looks on changes nothing", async () => {
  const acted = dice([]);
  for (const die of screen.getAllByRole("button")) await fireEvent.click(die);
  expect(await acted()).toEqual([]);
});
