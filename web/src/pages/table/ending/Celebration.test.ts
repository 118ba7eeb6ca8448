import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { settings } from "../../../lib/page/settings.svelte";
import { GATHERING, exchange } from "../../../lib/table/fake-socket";
import { LiveTable } from "../../../lib/table/table.svelte";
import Celebration from "./Celebration.svelte";

afterEach(() => {
  settings.motion = "system";
  vi.useRealTimers();
});

type Phase = "playing" | "over";

/** The table in these phases, one after the other; whether there is light in the end. */
async function lit(winners: number[], ...phases: Phase[]): Promise<boolean> {
  vi.useFakeTimers();
  const wire = exchange();
  const table = new LiveTable("abc", "secret", wire.open);
  const outcome = { winners, scores: [1], ending: { id: "x" } };
  const position = { seq: 1, view: {}, prompt: { ask: { id: "x" } }, talk: { open: true }, may_undo: false, clock: 0 };
  const shown = (phase: Phase): void =>
    wire.latest().welcome({
      table: { ...GATHERING, phase },
      seat: 0,
      seats: [0],
      position: { ...position, ...(phase === "over" && { outcome }) },
    });
  shown(phases[0] ?? "over");
  render(Celebration, { table });
  for (const phase of phases.slice(1)) {
    shown(phase);
    await tick();
  }
  return document.querySelector(".sky") !== null;
}

test("who wins sees light at the end of the game", async () => {
  settings.motion = "full";
  expect(await lit([0], "playing", "over")).toBe(true);
});

test.each<[string, () => void, number[], Phase[]]>([
  ["has lost", () => (settings.motion = "full"), [], ["playing", "over"]],
  ["wants things still", () => (settings.motion = "less"), [0], ["playing", "over"]],
  ["comes later", () => (settings.motion = "full"), [0], ["over"]],
])("whoever %s is spared it", async (_, set, winners, phases) => {
  set();
  expect(await lit(winners, ...phases)).toBe(false);
});
