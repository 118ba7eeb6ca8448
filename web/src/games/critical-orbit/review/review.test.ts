import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ReviewedChoice, ReviewedDelivery, ReviewedOption } from "../../../generated/critical-orbit";
import { need, speak } from "../../../lib/words/i18n.svelte";
import type { Printed } from "../terms";
import Choice from "./Choice.svelte";
import Timeline from "./Timeline.svelte";
import { mainReason } from "./words";

const option = (leave: number, oxygen: number, more: Partial<ReviewedOption> = {}): ReviewedOption => ({
  leave,
  kept: [1, 2],
  track: "white",
  oxygen,
  tiles: 2,
  valves: 1,
  unlocks: 1,
  gap: 0,
  spread: 0,
  ...more,
});
const printed = { die_tracks: ["white", "white", "white", "black", "black", "black"] } as Printed;
const choice: ReviewedChoice = {
  turn: 9,
  seq: 100,
  dice: [3, 6, 3],
  left: 3,
  until: 16,
  options: [option(6, 7.45, { gap: 0.45, spread: 0.2, tiles: 2.3 }), option(3, 7)],
};

beforeEach(async () => {
  await speak("en");
  await need("critical-orbit");
});

describe("a choice of dice", () => {
  it("says how much other dice would have brought, and how sure that is", () => {
    render(Choice, { choice, printed, onopen: vi.fn() });
    expect(
      screen.getByText(
        /With the 6 left to Mercury instead of the 3.*turn 16.*about 0\.5 more oxygen units \(give or take 0\.2\)/,
      ),
    ).toBeTruthy();
    const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
    expect(rows.map((row) => row.textContent?.replace(/\s+/g, " ").trim())).toEqual(["67.5+0.5 ±0.2", "37.0as played"]);
  });

  it("names the deliveries that made most of it", () => {
    expect(mainReason(choice)).toBe("Mostly because of conduit tiles: 0.3 more.");
    expect(mainReason({ ...choice, options: [option(6, 7.4), option(3, 7)] })).toBe("");
  });

  it("leads to its moment", async () => {
    const onopen = vi.fn();
    render(Choice, { choice, printed, onopen });
    await fireEvent.click(screen.getByRole("button", { name: "Show this moment" }));
    expect(onopen).toHaveBeenCalledOnce();
  });
});

describe("the timeline", () => {
  const deliveries: ReviewedDelivery[] = [
    { kind: "tile", job: "houston", what: "L4", seq: 20, turn: 2, ms: 61_000 },
    { kind: "unlock", job: "cologne", what: "cross", seq: 30, turn: 3, ms: 95_000 },
    { kind: "valve", job: "mercury", what: "black", seq: 40, turn: 4, ms: 130_000 },
  ];
  const axis = { ticks: [{ at: 0, label: 1 }], at: (seq: number): number => seq / 50 };

  it("lists every delivery in words, each with a way to its moment", async () => {
    const onopen = vi.fn();
    render(Timeline, { deliveries, axis, unit: "Turns", seq: 0, onopen });
    expect(screen.getByRole("img", { name: /Houston: 1\. Bengaluru: 0\. Cologne: 1\./ })).toBeTruthy();
    const [tile, card, valve] = screen.getAllByRole("button", { hidden: true });
    expect(tile?.textContent).toContain("Houston: conduit tile L4");
    expect(card?.textContent).toContain("red X, which unlocks nothing");
    expect(valve?.textContent).toContain("black release valve from its track");
    await fireEvent.click(tile!);
    expect(onopen).toHaveBeenCalledWith(20);
  });
});
