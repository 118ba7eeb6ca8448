import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Offer } from "../../../../generated/wire";
import type { TableStore } from "../../../../lib/table/table.svelte";
import { Orbit } from "../../orbit.svelte";
import { Building } from "./building.svelte";
import { fieldFor, printed } from "../sample";
import { after, isOutdone, type Step } from "./steps";

const at = (x: number, y: number, rotation = 0) => ({ x, y, rotation });
const mercury = {
  canisters: { "yellow-round": "L2", "blue-round": "T3" },
  unlocked: ["blue-round"],
  tiles: ["L1", "L4", "T6"],
  spots: { L1: at(0, 0) },
  covered: ["T6-black"],
  valves: { white: 1, black: 1 },
  free: { white: 1, black: 0 },
  fed: ["blue-round"],
  halves: {},
  connected: ["L1"],
  missing: ["L4-white"],
};
const place = (tile: string, shape: "L" | "T"): Offer => ({
  action: "place",
  fields: {
    tile: { type: "fixed", value: tile },
    spot: fieldFor(shape, [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
    ]),
  },
});
const offers: Offer[] = [
  { action: "call", fields: {} },
  place("L4", "L"),
  place("T6", "T"),
  {
    action: "shift",
    fields: { canister: { type: "fixed", value: "blue-round" }, place: { type: "choice", options: ["T4", "T5"] } },
  },
];
const answers: ((refused?: boolean) => void)[] = [];
const act = vi.fn(
  (_: object) =>
    new Promise<void>((resolve, reject) =>
      answers.push((refused) => (refused ? reject({ id: "problem-closed" }) : resolve())),
    ),
);
const undo = vi.fn(() => Promise.resolve());
const settled = (): Promise<void> => new Promise((wake) => setTimeout(wake));

function building(more: Offer[] = offers): Building {
  const table = {
    view: { mercury },
    prompt: { ask: { id: "x" }, offers: more },
    mayUndo: true,
    act,
    undo,
  } as unknown as TableStore;
  return new Building(new Orbit(table, printed));
}

beforeEach(() => {
  answers.length = 0;
  act.mockClear();
  undo.mockClear();
});

describe("what is dropped", () => {
  test("lies there until the server has answered, and no quick step is lost", async () => {
    const hands = building();
    hands.place("L4", at(4, 4));
    hands.place("T6", at(2, 4, 1));
    hands.lift("L1");
    expect(Object.keys(hands.built.spots)).toEqual(["L4", "T6"]);
    expect(hands.inHand).toEqual(["L1"]);
    await settled();
    expect(act).toHaveBeenCalledTimes(1);
    for (const count of [2, 3]) {
      answers.shift()?.();
      await settled();
      expect(act).toHaveBeenCalledTimes(count);
    }
    expect(act.mock.calls.map(([step]) => (step as Step).type)).toEqual(["place", "place", "lift"]);
  });

  test("goes back where it was when it is refused", async () => {
    const hands = building();
    hands.place("L4", at(4, 4));
    await settled();
    answers.shift()?.(true);
    await settled();
    expect(Object.keys(hands.built.spots)).toEqual(["L1"]);
  });

  test("is sent once where it comes to rest, not at every turn of the wheel", async () => {
    const hands = building();
    for (const rotation of [0, 1, 2, 3]) hands.place("L4", at(4, 4, rotation));
    await settled();
    answers.shift()?.();
    await settled();
    expect(act.mock.calls).toEqual([
      [{ type: "place", tile: "L4", spot: at(4, 4) }],
      [{ type: "place", tile: "L4", spot: at(4, 4, 3) }],
    ]);
  });

  test("takes its cells from the others at once, and gives back those it has left", () => {
    const hands = building();
    expect(hands.fieldOf("L4")?.taken).toContainEqual([0, 0]);
    hands.lift("L1");
    hands.place("T6", at(5, 5));
    expect(hands.fieldOf("L4")?.taken).toEqual([
      [5, 5],
      [6, 5],
      [7, 5],
      [6, 6],
    ]);
  });

  test("counts only where it lay when oxygen was counted", () => {
    const hands = building([...offers, place("L1", "L")]);
    expect(hands.connected).toEqual(["L1"]);
    hands.place("L1", at(0, 1));
    expect(hands.connected).toEqual([]);
  });
});

test("nothing can be placed that is not offered", () => {
  expect(building([]).fieldOf("L4")).toBeNull();
  expect(building([]).may).toBe(false);
});

test("valves go onto bare stems while some are free (MC-35, MC-36)", () => {
  const hands = building();
  expect([hands.free("white"), hands.free("black")]).toEqual([1, 0]);
  expect(hands.mayCover("T6-black")).toBe(false);
  hands.cover("L4-white");
  expect(hands.free("white")).toBe(0);
  expect(hands.missing).toEqual([]);
  hands.uncover("T6-black");
  expect(hands.mayCover("T6-black")).toBe(true);
});

test("an unlocked canister moves along its side, and back (MC-32)", () => {
  const hands = building();
  expect(hands.fed).toEqual(["blue-round"]);
  expect(hands.placesFor("yellow-round")).toEqual([]);
  expect(hands.placesFor("blue-round")).toEqual(["T4", "T5"]);
  hands.shift("blue-round", "T5");
  expect(hands.built.canisters["blue-round"]).toBe("T5");
  expect(hands.fed).toEqual([]);
  expect(hands.placesFor("blue-round")).toEqual(["T3", "T4"]);
});

test("taking back waits for what is on its way", async () => {
  const hands = building();
  hands.place("L4", at(4, 4));
  const undone = hands.undo();
  await settled();
  expect(undo).not.toHaveBeenCalled();
  answers.shift()?.();
  await undone;
  expect(undo).toHaveBeenCalledOnce();
});

test("steps are not dropped when they would be missed", () => {
  const cover: Step = { type: "cover", stem: "L4-white" };
  const place: Step = { type: "place", tile: "L4", spot: at(0, 0) };
  expect(isOutdone(cover, { type: "uncover", stem: "L4-white" })).toBe(false);
  expect(isOutdone(place, { type: "lift", tile: "L4" })).toBe(false);
  expect(isOutdone(place, { ...place, tile: "L1" })).toBe(false);
  expect(isOutdone(place, { ...place, spot: at(1, 1) })).toBe(true);
  expect(after(mercury, { type: "uncover", stem: "T6-black" }).covered).toEqual([]);
});
