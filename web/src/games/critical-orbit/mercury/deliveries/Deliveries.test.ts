import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Offer } from "../../../../generated/wire";
import { need, speak } from "../../../../lib/words/i18n.svelte";
import type { EventListener, TableStore } from "../../../../lib/table/table.svelte";
import { Orbit } from "../../orbit.svelte";
import type { Behind } from "../../terms";
import BoardPicture from "../board/BoardPicture.svelte";
import Deliveries from "./Deliveries.svelte";
import Needs from "./Needs.svelte";
import { printed } from "../sample";

const act = vi.fn((_: object) => new Promise<void>(() => {}));
let happens: EventListener = () => {};

beforeAll(async () => {
  await speak("en");
  await need("critical-orbit");
});
beforeEach(() => void act.mockClear());

const choice = (...options: (string | boolean)[]) => ({ type: "choice" as const, options });
const fixed = (value: string) => ({ type: "fixed" as const, value });

function orbit(pending: Behind["pending"], offers: Offer[], more: object = {}, view: object = {}): Orbit {
  const mercury = { pending, face_up: {}, bag_open: [], ...more };
  const table = {
    view: { mercury, needs: [], ...view },
    prompt: { ask: { id: "x" }, offers },
    names: ["Ada"],
    act,
    listen: (listener: EventListener) => ((happens = listener), () => {}),
  };
  return new Orbit(table as unknown as TableStore, printed);
}
const press = (name: string | RegExp): Promise<boolean> => fireEvent.click(screen.getByRole("button", { name }));

describe("what waits", () => {
  test("a delivered tile is the one face up or the next (MC-24)", async () => {
    const offers = [
      { action: "choose-tile", fields: { shape: fixed("L"), face_up: choice(true, false), tile: fixed("") } },
    ];
    const behind = { face_up: { L: ["L4"] }, stacks: { L: 2 } };
    render(Deliveries, { orbit: orbit([{ type: "tile", shape: "L" }], offers, behind) });
    await press("Take the one lying face up: conduit tile L4, 2 oxygen units, white stem");
    await vi.waitFor(() =>
      expect(act.mock.calls).toEqual([[{ type: "choose-tile", shape: "L", face_up: true, tile: "" }]]),
    );
  });

  test("of several tiles face up one is named (MC-24)", async () => {
    const offers = [{ action: "choose-tile", fields: { shape: fixed("L"), tile: choice("L1", "L4") } }];
    const behind = { face_up: { L: ["L1", "L4"] }, stacks: { L: 0 } };
    render(Deliveries, { orbit: orbit([{ type: "tile", shape: "L" }], offers, behind) });
    expect(screen.queryByRole("button", { name: "the next one" })).toBeNull();
    await press(/conduit tile L4/);
    const named = { type: "choose-tile", shape: "L", face_up: true, tile: "L4" };
    await vi.waitFor(() => expect(act.mock.calls).toEqual([[named]]));
  });

  test("a second press while the first is on its way does nothing: it would use another star (MC-23)", async () => {
    const offers = [{ action: "star-half" }, { action: "star-cards" }, { action: "drop-star" }];
    render(Deliveries, { orbit: orbit([{ type: "star" }, { type: "star" }], offers) });
    expect(screen.getByText("You have 2 stars.")).toBeTruthy();
    await press(/^Draw a half valve/);
    await press(/^Look at the top two/);
    await vi.waitFor(() => expect(act.mock.calls).toEqual([[{ type: "star-half" }]]));
  });

  test("a star turns up the stacks that are offered", async () => {
    const offers = [{ action: "star-tile", fields: { shape: choice("L") } }, { action: "drop-star" }];
    render(Deliveries, { orbit: orbit([{ type: "star" }], offers) });
    expect(screen.queryByRole("button", { name: /stack T/ })).toBeNull();
    await press("Turn up the top tile of stack L");
    await vi.waitFor(() => expect(act.mock.calls).toEqual([[{ type: "star-tile", shape: "L" }]]));
  });

  test("things wait side by side and are decided in any order; a star in use comes before the next one", async () => {
    const pending: Behind["pending"] = [{ type: "judge", colour: "red" }, { type: "star" }, { type: "half" }];
    const offers = [
      { action: "judge-half", fields: { remove: choice(true, false) } },
      { action: "choose-half", fields: { colour: choice("black", "white") } },
    ];
    render(Deliveries, { orbit: orbit(pending, offers, { bag_open: ["black", "white", "white"] }) });
    expect(screen.getByText("First decide about what the last star has shown you.")).toBeTruthy();
    await press("white (2)");
    await vi.waitFor(() => expect(act.mock.calls).toEqual([[{ type: "choose-half", colour: "white" }]]));
  });

  test("of two unlock cards one goes on top", async () => {
    const pending: Behind["pending"] = [{ type: "cards", cards: ["cross", "blue-round"] }, { type: "unlock" }];
    render(Deliveries, {
      orbit: orbit(pending, [{ action: "order-cards", fields: { top: choice("cross", "blue-round") } }]),
    });
    expect(screen.getByText("An unlock card waits until the two cards are back.")).toBeTruthy();
    await press("blue canister with the circle");
    await vi.waitFor(() => expect(act.mock.calls).toEqual([[{ type: "order-cards", top: "blue-round" }]]));
  });
});

test("what has just come is shown for a while", async () => {
  vi.useFakeTimers();
  try {
    render(Deliveries, { orbit: orbit([], []) });
    const text = { id: "mc-event-tile", args: { tile: { id: "mc-tile", args: { shape: "L", number: 4 } } } };
    happens([{ seq: 1, event: { type: "tile-taken", tile: "L4" }, text }], true);
    await tick();
    expect(screen.getByText("You take conduit tile L4.")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(screen.getByText("Nothing is waiting for you.")).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

describe("what Mercury is short of", () => {
  const call: Offer = {
    action: "call",
    fields: { needs: { type: "selection", options: ["L", "T", "white", "unlock"], fewest: 0, most: 3 } },
  };

  test("is said in order, the last three at most", async () => {
    render(Needs, { orbit: orbit([], [call]) });
    const say = screen.getByRole<HTMLButtonElement>("button", { name: "Say it" });
    expect(say.disabled).toBe(true);
    for (const name of ["white valves", "tile T", "unlocked canisters", "tile L"]) await press(name);
    expect(screen.getByRole("button", { name: "tile T, wish number 1" }).getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(say);
    await vi.waitFor(() => expect(act.mock.calls).toEqual([[{ type: "call", needs: ["T", "unlock", "L"] }]]));
  });

  test("what was said stands there", () => {
    render(Needs, { orbit: orbit([], [call], {}, { needs: ["L", "white"] }) });
    expect(screen.getByText("You have said: tile L and white valves")).toBeTruthy();
  });
});

test("the board as a picture is told in words", () => {
  const board = {
    canisters: {
      "yellow-round": "L2",
      "yellow-square": "T3",
      "blue-round": "T7",
      "blue-square": "R2",
      "green-round": "R6",
      "green-square": "B7",
    },
    unlocked: ["yellow-round"],
    tiles: ["L1", "L4"],
    spots: { L4: { x: 2, y: 0, rotation: 0 } },
    covered: ["L4-white"],
    connected: ["L4"],
    missing: [],
    fed: [],
  };
  render(BoardPicture, { printed, board });
  const words = screen.getByRole("img", { name: /^The Mercury board with 1 conduit tile/ }).getAttribute("aria-label")!;
  expect(words).toContain("L2: yellow canister with the circle, unlocked");
  expect(words).toContain(
    "open up from column 3, row 1 and right from column 4, row 3; with a valve: white stem of conduit tile L4; its oxygen counts",
  );
  expect(within(document.body).queryAllByRole("button")).toEqual([]);
});
