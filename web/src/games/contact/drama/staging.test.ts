import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Event, Flight, View } from "../../../generated/contact";
import type { Happened } from "../../../generated/wire";
import type { EventListener, TableStore } from "../../../lib/table/table.svelte";
import { settings } from "../../../lib/page/settings.svelte";
import { Mission } from "../mission.svelte";
import { legMs, wayTo } from "./flight";
import { Staging } from "./staging.svelte";

const flight = (route: string[] | null, start = "A"): Flight =>
  ({ target: "C", transmissions: [{ start, route }] }) as unknown as Flight;
const view = (changes: object): View =>
  ({
    me: 1,
    source: 0,
    phase: "guess",
    rocket: "A",
    barrels: 4,
    prize: 3,
    prize_lost: false,
    history: [],
    setup: { next_round_s: null },
    ...changes,
  }) as unknown as View;
const RIGHT: Event = { type: "guessed", seat: 1, chip: "C", right: true };
const WRONG: Event = { type: "guessed", seat: 1, chip: "B", right: false };
const ENDED = view({ phase: "ready", rocket: "C", history: [flight(["B", "C"])] });

let hear: EventListener;

function stage(byHand = true): { staging: Staging; mission: Mission; goesTo: (view: View, event: Event) => void } {
  const table = {
    view: view({}),
    prompt: null,
    table: { chairs: [{ seat: 0, kind: "ai" }] },
    listen: (listener: EventListener) => ((hear = listener), () => {}),
  };
  const mission = new Mission(table as unknown as TableStore);
  const staging = new Staging(mission, byHand);
  staging.follow();
  const goesTo = (after: View, event: Event): void => {
    table.view = after;
    hear([{ event, text: { id: "x" } } as unknown as Happened], true);
  };
  return { staging, mission, goesTo };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.motion = "system";
});

describe("a guess", () => {
  test("is pointed at, waited for, flown along the true way, and only then judged", async () => {
    const { staging, mission, goesTo } = stage();
    goesTo(ENDED, RIGHT);
    expect(staging.now?.act).toBe("pointing");
    expect(mission.view.phase).toBe("guess");
    await vi.advanceTimersByTimeAsync(1_000);
    expect([staging.now?.act, staging.rocket]).toEqual(["flying", "B"]);
    await vi.advanceTimersByTimeAsync(legMs(2));
    expect(staging.rocket).toBe("C");
    await vi.advanceTimersByTimeAsync(legMs(2));
    expect(staging.now?.act).toBe("judged");
  });

  test("is flown along the way the Source has told of meanwhile, where nobody laid it out", async () => {
    const { staging, mission, goesTo } = stage();
    const free = { ...flight(null), round: 1, source: 0 };
    const ended = { ...ENDED, history: [free] };
    goesTo(ended, RIGHT);
    const way = { start: { id: "chip-A" }, route: [{ id: "chip-B" }, { id: "chip-C" }] };
    mission.told.hear({ seat: 0, text: "", at: 0, notice: { id: "says-flew", args: way } }, ended);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([staging.now?.act, staging.rocket]).toEqual(["flying", "B"]);
  });

  test("that was wrong says which card it cost", async () => {
    const { staging, mission, goesTo } = stage();
    goesTo(view({ barrels: 3, prize_lost: true }), WRONG);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(staging.now).toMatchObject({ act: "judged", card: 3, after: { barrels: 3 } });
    await vi.advanceTimersByTimeAsync(1_500);
    expect(staging.now).toBeNull();
    expect(mission.view.barrels).toBe(3);
  });

  test("is not staged where things stay still", () => {
    settings.motion = "less";
    const { staging, mission, goesTo } = stage();
    goesTo(view({ barrels: 3 }), WRONG);
    expect(staging.now).toBeNull();
    expect(mission.view.barrels).toBe(3);
  });
});

describe("the end of a round", () => {
  beforeEach(() => void (settings.motion = "less"));

  test("stays until the player goes on, whatever an AI seat does meanwhile", async () => {
    const { staging, mission, goesTo } = stage();
    goesTo(ENDED, RIGHT);
    goesTo(view({ phase: "transmit" }), { type: "round-began", round: 2, source: 0, turned_up: [], prize: 1 });
    expect([staging.lookingBack, mission.view.phase]).toEqual([true, "ready"]);
    staging.goOn();
    await vi.advanceTimersByTimeAsync(0);
    expect([staging.lookingBack, mission.view.phase]).toEqual([false, "transmit"]);
  });

  test("comes to an end by itself after the time the host has set", async () => {
    const { staging, goesTo } = stage();
    goesTo({ ...ENDED, setup: { ...ENDED.setup, next_round_s: 10 } }, RIGHT);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(staging.lookingBack).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(staging.lookingBack).toBe(false);
  });

  test("waits for nobody where the player begins the next round, or only watches", () => {
    for (const after of [
      { ...ENDED, source: 1 },
      { ...ENDED, me: null },
    ]) {
      const { staging, goesTo } = stage();
      goesTo(after, RIGHT);
      expect(staging.lookingBack).toBe(false);
    }
  });
});

test("the rocket flies straight where nobody knows the way, and on from a stopover it was put on (CT-42)", () => {
  expect(wayTo(flight(null), "A")).toEqual(["C"]);
  expect(wayTo(flight(["B", "D", "C"]), "A")).toEqual(["B", "D", "C"]);
  expect(wayTo(flight(["B", "D", "C"]), "B")).toEqual(["D", "C"]);
});
