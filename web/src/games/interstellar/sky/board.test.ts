import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { need, speak } from "../../../lib/words/i18n.svelte";
import type { TableStore } from "../../../lib/table/table.svelte";
import { Bridge } from "../bridge.svelte";
import type { View } from "../terms";
import { printed, view } from "./sample";
import SolarSystem from "./SolarSystem.svelte";

beforeAll(async () => {
  await speak("en");
  await need("interstellar");
});

const fly = (planet: string, fuel: number) => ({
  action: "fly",
  fields: { planet: { type: "fixed", value: planet }, fuel: { type: "fixed", value: fuel } },
});
const wormhole = {
  action: "put-wormhole",
  fields: { orbit: { type: "choice", options: [1, 2, 3, 4] }, quadrant: { type: "choice", options: [0, 1, 2, 3] } },
};

function board(step: unknown, offers: unknown[], watching = false) {
  const act = vi.fn(() => Promise.resolve());
  const table = {
    view: { ...view, step } as View,
    prompt: { offers },
    busy: false,
    events: [],
    foresee: () => Promise.resolve([]),
    act,
  };
  const bridge = new Bridge(table as unknown as TableStore, printed);
  render(SolarSystem, { bridge, watching });
  return act;
}

const planet = (name: string): Element => document.querySelector(`[data-planet="${name}"]`)!;

describe("the solar system", () => {
  const travelling = { step: "travel", seat: 1, free: false, discount: 0 };

  it("says what is on a planet", () => {
    board(null, []);
    const words = planet("mars").getAttribute("aria-label");
    expect(words).toContain("Mars: orbit 4, quadrant 4, gravity 1, tokens left: 2.");
    expect(words).toContain(
      "Base, Deposit: 4 green and 1 blue, deeper: 2 red, Storage 3 of 6: 1 red and 2 green, 1 × Drill, Explorer.",
    );
    expect(screen.getByRole("img", { name: "The Solar Spiral stands at 5. Mercury is lost at 18." })).toBeTruthy();
  });

  it("flies by mouse and by key", async () => {
    const act = board(travelling, [fly("venus", 3), fly("earth", 2)]);
    expect(planet("venus").getAttribute("aria-label")).toMatch(/^Fly to Venus for 3 Fuel\./);
    await fireEvent.click(planet("venus"));
    await vi.waitFor(() => expect(act).toHaveBeenCalledWith({ type: "fly", planet: "venus", fuel: 3 }));
    await fireEvent.keyDown(planet("venus"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(planet("earth"));
    await fireEvent.keyDown(planet("earth"), { key: "Enter" });
    await vi.waitFor(() => expect(act).toHaveBeenCalledWith({ type: "fly", planet: "earth", fuel: 2 }));
  });

  it("only tells of planets out of reach", async () => {
    const act = board(travelling, [fly("venus", 3)]);
    expect(planet("mercury").getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(planet("mercury"));
    await Promise.resolve();
    expect(act).not.toHaveBeenCalled();
  });

  it("puts a Wormhole in any cell", async () => {
    const act = board({ step: "wormhole", seat: 1 }, [wormhole]);
    const cells = [...document.querySelectorAll("[data-cell]")];
    expect(cells).toHaveLength(16);
    expect(cells.filter((cell) => cell.getAttribute("tabindex") === "0")).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: "Orbit 4, quadrant 2" }));
    await vi.waitFor(() => expect(act).toHaveBeenCalledWith({ type: "put-wormhole", orbit: 4, quadrant: 1 }));
  });

  it("shows the token that was turned over, and settles", async () => {
    const offers = [{ action: "settle", fields: { keep: { type: "choice", options: [true, false] } } }];
    const act = board({ step: "settle", seat: 1, planet: "venus", token: "G3/1" }, offers);
    await fireEvent.click(screen.getByRole("button", { name: "Settle" }));
    await vi.waitFor(() => expect(act).toHaveBeenCalledWith({ type: "settle", keep: true }));
  });

  it("offers nothing to those who only watch", () => {
    board(travelling, [fly("venus", 3)], true);
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});
