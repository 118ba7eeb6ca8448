import { describe, expect, it } from "vitest";
import type { Action } from "../terms";
import { beadsOn, lengthOf, strung, subjectOf } from "./planets/beads";
import { emptiestCorner } from "./bases/corners";
import { cellByKey, planetByKey } from "./keys";
import { printed, site, view } from "./sample";
import { doable } from "./targets";

const bridge = (actions: Action[], step: unknown = null) => ({
  actions,
  printed,
  view: { ...view, step } as typeof view,
});

describe("what can be done on planets", () => {
  it("is grouped by planet, with the Fuel of a flight", () => {
    const can = doable(bridge([{ type: "fly", planet: "venus", fuel: 3 }]));
    expect(can.get("venus")).toMatchObject({ possible: true, fuel: 3 });
    expect([...can.keys()]).toEqual(["venus"]);
  });

  it("offers several ways for one Deposit", () => {
    const ways: Action[] = [
      { type: "refill", planet: "mars", colour: "G" },
      { type: "refill", planet: "mars", colour: "B" },
    ];
    expect(doable(bridge(ways)).get("mars")).toEqual({ ways, possible: true, fuel: null });
  });

  it("tells of planets out of reach while one travels, but not of the one where one is", () => {
    const can = doable(bridge([{ type: "fly", planet: "venus", fuel: 3 }], { step: "travel", seat: 1 }));
    expect(can.get("mercury")).toMatchObject({ possible: false, fuel: null });
    expect(can.has("mars")).toBe(false);
    expect(doable(bridge([], { step: "travel", seat: 0 })).size).toBe(0);
  });

  it("leaves everything else to others", () => {
    expect(doable(bridge([{ type: "pass" }, { type: "load", item: "base" }])).size).toBe(0);
  });
});

describe("beads beside a planet", () => {
  it("show Explorers, then the viewer's own Base, then those of others", () => {
    const beads = beadsOn(view, "mars").map(({ kind, player, count }) => [kind, player, count]);
    expect(beads).toEqual([
      ["explorer", 1, 0],
      ["base", 1, 1],
      ["deposit", 1, 4],
      ["deposit", 1, 1],
      ["storage", 1, 3],
      ["base", 0, 1],
      ["deposit", 0, 4],
      ["deposit", 0, 1],
      ["storage", 0, 3],
    ]);
  });

  it("show an empty Storage only of the viewer's own Base", () => {
    const empty = { ...site, storage: [0, 0, 0, 0, 0] as typeof site.storage };
    const corporations = view.corporations.map((one) => ({ ...one, sites: { mars: empty } }));
    const stores = beadsOn({ ...view, corporations }, "mars").filter(({ kind }) => kind === "storage");
    expect(stores.map(({ player, count }) => [player, count])).toEqual([[1, 0]]);
  });

  it("belong to whoever's turn it is where nobody looks on as a player", () => {
    expect(subjectOf(view)).toBe(1);
    expect(subjectOf({ ...view, me: null })).toBe(0);
    expect(subjectOf({ ...view, me: null, mover: -1 })).toBe(0);
  });

  it("stand in a row without gaps where there is room", () => {
    const beads = beadsOn(view, "mars");
    const placed = strung(beads, 1_000);
    expect(placed).toHaveLength(beads.length);
    expect(placed.at(-1)?.offset).toBeCloseTo(lengthOf(beads) - (beads.at(-1)?.width ?? 0) / 2);
  });

  it("leave only the mark of others' Bases where there is little room, and where there is less, of one's own", () => {
    const beads = beadsOn(view, "mars");
    const mine = lengthOf(beads.filter((bead) => bead.mine || bead.kind === "base"));
    const placed = strung(beads, mine);
    expect(placed.filter(({ player }) => player === 0).map(({ kind }) => kind)).toEqual(["base"]);
    expect(placed.filter(({ player }) => player === 1)).toHaveLength(5);
    expect(strung(beads, mine - 1).map(({ kind }) => kind)).toEqual(["explorer", "base", "base"]);
  });

  it("move closer rather than go away when only marks are left, but never onto each other", () => {
    const offsets = strung(beadsOn(view, "mars"), 10).map(({ offset }) => offset);
    expect(offsets.every((offset, index) => index === 0 || offset - (offsets[index - 1] ?? 0) >= 14)).toBe(true);
  });
});

describe("keys", () => {
  const planets = ["mercury", "venus", "earth"];

  it.each([
    ["ArrowRight", "venus", "earth"],
    ["ArrowDown", "earth", "mercury"],
    ["ArrowLeft", "mercury", "earth"],
    ["ArrowUp", "earth", "venus"],
    ["Home", "earth", "mercury"],
    ["End", "mercury", "earth"],
    ["x", "earth", undefined],
  ])("%s leads from %s to %s", (key, from, to) => {
    expect(planetByKey(key, planets, from)).toBe(to);
  });

  it("lead from cell to cell", () => {
    const size = { orbits: 8, quadrants: 4 };
    expect(cellByKey("ArrowUp", { orbit: 8, quadrant: 0 }, size)).toEqual({ orbit: 8, quadrant: 0 });
    expect(cellByKey("ArrowDown", { orbit: 8, quadrant: 0 }, size)).toEqual({ orbit: 7, quadrant: 0 });
    expect(cellByKey("ArrowRight", { orbit: 2, quadrant: 0 }, size)).toEqual({ orbit: 2, quadrant: 3 });
    expect(cellByKey("ArrowLeft", { orbit: 2, quadrant: 3 }, size)).toEqual({ orbit: 2, quadrant: 0 });
    expect(cellByKey("a", { orbit: 2, quadrant: 3 }, size)).toBeUndefined();
  });
});

describe("a token that was turned over", () => {
  const placed = (mars: number, taken: number) =>
    emptiestCorner({ printed, view: { ...view, quadrants: { ...view.quadrants, mars } } }, taken);

  it("lies in the first free corner, but not before what is strung on an outer orbit", () => {
    expect(placed(3, 0)).toBe(0);
    expect(placed(1, 0)).toBe(1);
    expect(placed(0, 1)).toBe(3);
  });

  it("lies in the last corner where no other is free", () => {
    expect(placed(3, 3)).toBe(3);
    expect(placed(3, 4)).toBe(3);
  });
});
