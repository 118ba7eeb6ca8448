import { describe, expect, test } from "vitest";
import type { Offer, Tiling } from "../../generated/wire";
import type { Value } from "../table/offers";
import { actionOf, fold, type Line, type Picks, settle, type Slot } from "./lines";
import { chain } from "./several";
import { allSpots, nearest } from "./spots";
import { completions, example, read } from "./typed";
import type { CommandWords } from "./words";

const choice = (...options: Value[]) => ({ type: "choice" as const, options });
const only = (value: Value) => ({ type: "fixed" as const, value });

const WORDS: CommandWords = {
  command: (offer) =>
    offer.fields?.star?.type === "fixed" && offer.fields.star.value ? "Write with a star" : `Do ${offer.action}`,
  fields: [
    "station",
    "tile",
    "space",
    "value",
    "star",
    "leave",
    "why",
    "firm",
    "row",
    "seat",
    "planet",
    "fuel",
    "spot",
    "needs",
    "orbit",
    "quadrant",
    "route",
    "holds",
  ],
  implied: ["star", "fuel"],
  fieldName: (field) => field.toUpperCase(),
  valueName: (field, value) => (value === "" ? "no reason" : `${field} ${value}`),
  typed: (field, value) => (field === "quadrant" ? String(Number(value) + 1) : undefined),
};

const enter = (station: string, spaces: string[], values: number[], star = false): Offer => ({
  action: "enter",
  fields: { space: choice(...spaces), star: only(star), station: only(station), value: choice(...values) },
});
const fly = (planet: string, fuel: number): Offer => ({
  action: "fly",
  fields: { planet: only(planet), fuel: only(fuel) },
});

function lineOf(...offers: Offer[]): Line {
  const [line, ...others] = fold(offers, WORDS);
  expect(others).toEqual([]);
  return line!;
}

const shown = (slots: readonly Slot[]): string[] =>
  slots.filter((slot) => slot.kind !== "one" || slot.shown).map(({ field }) => field);
const doing = (line: Line, picks: Picks = {}): object | null => actionOf(line, settle(line, picks));

describe("folding offers", () => {
  test("what is called the same is one line, what is called otherwise another", () => {
    const lines = fold(
      [enter("houston", ["c4"], [5]), enter("houston", ["c4"], [1, 2], true), { action: "lock" }],
      WORDS,
    );
    expect(lines.map(({ words }) => words)).toEqual(["Do enter", "Write with a star", "Do lock"]);
  });

  test("offers that differ in fixed values become one line with something to choose", () => {
    const line = lineOf(fly("mars", 3), fly("venus", 5), fly("mercury", 5));
    const slots = settle(line, { planet: "venus" });
    expect(shown(slots)).toEqual(["planet"]);
    expect(doing(line, { planet: "venus" })).toEqual({ type: "fly", planet: "venus", fuel: 5 });
  });

  test("what is always the same is still read, unless other words tell it", () => {
    const slots = settle(lineOf(enter("houston", ["c4"], [5])), {});
    expect(shown(slots)).toEqual(["station", "space", "value"]);
  });

  test("an earlier choice narrows the later ones", () => {
    const line = lineOf(enter("houston", ["c4", "c5"], [5]), enter("cologne", ["7-2"], [5, 6]));
    expect(doing(line, { station: "cologne", space: "c5", value: 6 })).toEqual({
      type: "enter",
      station: "cologne",
      space: "7-2",
      value: 6,
      star: false,
    });
    expect(doing(line, { station: "houston", space: "c5", value: 6 })).toEqual({
      type: "enter",
      station: "houston",
      space: "c5",
      value: 5,
      star: false,
    });
  });

  test("without fields there is nothing to choose", () => {
    expect(doing(lineOf({ action: "roll" }))).toEqual({ type: "roll" });
  });

  test("what only a board can ask for is left to it", () => {
    const line = lineOf({
      action: "transmit",
      fields: { holds: { type: "rhythm", fewest: 1, most: 3, shortest_ms: 60, longest_ms: 900 } },
    });
    expect(settle(line, {}).map(({ kind }) => kind)).toEqual(["elsewhere"]);
    expect(doing(line)).toBeNull();
  });
});

/** A domino on three cells by two; the middle of the upper row is taken. */
const DOMINO: Tiling = {
  type: "tiling",
  width: 3,
  height: 2,
  forms: [
    [
      [0, 0],
      [1, 0],
    ],
    [
      [0, 0],
      [0, 1],
    ],
  ],
  taken: [[1, 0]],
};

describe("places on a grid", () => {
  test("only where every cell is inside and free", () => {
    expect(allSpots(DOMINO)).toEqual([
      { x: 0, y: 1, rotation: 0 },
      { x: 1, y: 1, rotation: 0 },
      { x: 0, y: 0, rotation: 1 },
      { x: 2, y: 0, rotation: 1 },
    ]);
  });

  test("a turn keeps to its own places", () => {
    expect(nearest(allSpots(DOMINO), { x: 1, y: 1, rotation: 1 })).toEqual({ x: 0, y: 0, rotation: 1 });
    expect(nearest(allSpots(DOMINO), { x: 2, y: 0, rotation: 1 })).toEqual({ x: 2, y: 0, rotation: 1 });
  });

  test("tiles are folded: each has its own places", () => {
    const place = (tile: string, spot: Tiling): Offer => ({ action: "place", fields: { tile: only(tile), spot } });
    const line = lineOf(place("L1", DOMINO), place("S3", { ...DOMINO, taken: [] }));
    const spot = { x: 1, y: 0, rotation: 1 };
    expect(doing(line, { tile: "S3", spot })).toEqual({ type: "place", tile: "S3", spot });
    expect(doing(line, { tile: "L1", spot })).toEqual({ type: "place", tile: "L1", spot: { x: 0, y: 0, rotation: 1 } });
  });
});

describe("lists", () => {
  const needs = { type: "selection" as const, options: ["L", "J", "S"], fewest: 0, most: 2 };

  test("each thing once, in one's own order, and no more than allowed", () => {
    expect(chain(needs, ["S"])).toEqual({
      answer: ["S"],
      steps: [
        ["L", "J", "S"],
        ["L", "J"],
      ],
      enough: true,
    });
    expect(chain(needs, ["S", "L", "J"])).toEqual({
      answer: ["S", "L"],
      steps: [
        ["L", "J", "S"],
        ["L", "J"],
      ],
      enough: true,
    });
  });

  test("free ones do not count", () => {
    const field = { ...needs, fewest: 1, most: 1, free: ["crisis"] };
    expect(chain(field, ["crisis"])).toMatchObject({ enough: false });
    expect(chain(field, ["J"]).steps[1]).toEqual(["crisis"]);
  });

  test("a walk goes on only where it can still arrive", () => {
    const links = { earth: ["A", "B"], A: ["earth", "dead"], B: ["A", "C"], dead: ["A"], C: ["B"] };
    const path = { type: "path" as const, start: "earth", end: "C", links };
    expect(chain(path, [])).toEqual({ answer: [], steps: [["B"]], enough: false });
    expect(chain(path, ["B", "C"])).toEqual({ answer: ["B", "C"], steps: [["B"], ["C"]], enough: true });
  });
});

describe("typed lines", () => {
  const offers: Offer[] = [
    enter("houston", ["c4", "d4"], [3, 5]),
    enter("houston", ["c4", "d4"], [1, 2, 3], true),
    { action: "want", fields: { firm: choice(false, true), leave: choice(0, 3), why: choice("", "shape-L") } },
    fly("mars", 3),
    fly("venus", 5),
    { action: "place", fields: { tile: only("L1"), spot: DOMINO } },
    { action: "call", fields: { needs: { type: "selection", options: ["L", "J", "white"], fewest: 0, most: 2 } } },
    { action: "put-wormhole", fields: { orbit: choice(1, 2), quadrant: choice(0, 1, 2, 3) } },
    { action: "send", fields: { row: only(2), seat: choice(1, 2) } },
    {
      action: "plan-route",
      fields: { route: { type: "path", start: "earth", end: "C", links: { earth: ["B"], B: ["C"] } } },
    },
    { action: "transmit", fields: { holds: { type: "rhythm", fewest: 1, most: 3, shortest_ms: 60, longest_ms: 900 } } },
    { action: "roll", confirm: { id: "mc-confirm-last" } },
  ];
  const lines = fold(offers, WORDS);
  const type = (text: string) => read(text, lines, WORDS);

  test.each([
    ["enter c4 5", { type: "enter", station: "houston", space: "c4", value: 5, star: false }],
    ["  ENTER  D4 3 ", { type: "enter", station: "houston", space: "d4", value: 3, star: false }],
    ["enter houston d4 3", { type: "enter", station: "houston", space: "d4", value: 3, star: false }],
    ["enter value=5 space=d4", { type: "enter", station: "houston", space: "d4", value: 5, star: false }],
    ["enter d4 value=5", { type: "enter", station: "houston", space: "d4", value: 5, star: false }],
    ["enter c4 1 star=true", { type: "enter", station: "houston", space: "c4", value: 1, star: true }],
    ["write with a star c4 1", { type: "enter", station: "houston", space: "c4", value: 1, star: true }],
    ["want 3", { type: "want", leave: 3, why: "", firm: false }],
    ["want 3 shape true", { type: "want", leave: 3, why: "shape-L", firm: true }],
    ["want 3 no reason true", { type: "want", leave: 3, why: "", firm: true }],
    ['want 0 why="no reason"', { type: "want", leave: 0, why: "", firm: false }],
    ["fly venus", { type: "fly", planet: "venus", fuel: 5 }],
    ["fly planet mars", { type: "fly", planet: "mars", fuel: 3 }],
    ["place 3/1/1", { type: "place", tile: "L1", spot: { x: 2, y: 0, rotation: 1 } }],
    ["place 3/1 1", { type: "place", tile: "L1", spot: { x: 2, y: 0, rotation: 1 } }],
    ["place 1/2", { type: "place", tile: "L1", spot: { x: 0, y: 1, rotation: 0 } }],
    ["call white J", { type: "call", needs: ["white", "J"] }],
    ["call needs=J,L", { type: "call", needs: ["J", "L"] }],
    ["call", { type: "call", needs: [] }],
    ["put-wormhole 2 1", { type: "put-wormhole", orbit: 2, quadrant: 0 }],
    ["send 2", { type: "send", row: 2, seat: 2 }],
    ["send 2 1", { type: "send", row: 2, seat: 1 }],
    ["send row=2 seat=1", { type: "send", row: 2, seat: 1 }],
    ["plan-route B C", { type: "plan-route", route: ["B", "C"] }],
    ["roll", { type: "roll" }],
  ])("%s", (text, action) => {
    expect(type(text)).toMatchObject({ action });
  });

  test.each([
    [
      "",
      {
        why: "nothing",
        possible: [
          "enter",
          "enter star=true",
          "want",
          "fly",
          "place",
          "call",
          "put-wormhole",
          "send",
          "plan-route",
          "transmit",
          "roll",
        ],
      },
    ],
    ["jump", { why: "action", typed: "jump" }],
    ["enter c9 5", { why: "value", typed: "c9", about: "SPACE", possible: ["c4", "d4"] }],
    ["enter c4 1", { why: "value", typed: "1", about: "VALUE", possible: ["3", "5"] }],
    ["enter c4", { why: "missing", about: "VALUE", possible: ["3", "5"] }],
    ["enter c4 5 station=cologne", { why: "value", typed: "cologne", about: "STATION", possible: ["houston"] }],
    ["enter c4 5 6", { why: "more", typed: "6", possible: ["enter c4 3"] }],
    ["enter c4 colour=5", { why: "field", typed: "colour", possible: ["station", "space", "value", "star"] }],
    ["place 2/1", { why: "value", typed: "2/1", possible: ["1/2/0", "2/2/0", "1/1/1", "3/1/1"] }],
    ["call L J white", { why: "more", typed: "white" }],
    ["call needs=L,L", { why: "value", typed: "L", about: "NEEDS" }],
    ["put-wormhole 2 0", { why: "value", typed: "0", possible: ["1", "2", "3", "4"] }],
    ["plan-route B", { why: "missing", about: "ROUTE", possible: ["C"] }],
    ["transmit 300", { why: "elsewhere", about: "Do transmit" }],
    ["f", { why: "missing", about: "PLANET", possible: ["mars", "venus"] }],
  ])("%s is explained", (text, fault) => {
    expect(type(text)).toMatchObject(fault);
  });

  test("what is asked twice is known from the offer", () => {
    expect(type("roll")).toMatchObject({ offer: { confirm: { id: "mc-confirm-last" } } });
    expect(type("enter c4 1 star=true")).toMatchObject({ offer: offers[1] });
  });

  test("examples can be typed as they stand", () => {
    for (const line of lines.filter(({ action }) => !["transmit", "plan-route"].includes(action))) {
      expect(type(example(line, lines, WORDS))).toHaveProperty("action");
    }
  });

  test("what may come next is offered, as long as it is little", () => {
    const next = (text: string): string[] => completions(text, lines, WORDS).map((way) => way.text);
    expect(next("en")).toEqual(["enter", "enter star=true"]);
    expect(next("enter star=true c4 ")).toEqual([
      "enter star=true c4 1",
      "enter star=true c4 2",
      "enter star=true c4 3",
    ]);
    expect(next("enter ")).toEqual(["enter c4", "enter d4"]);
    expect(next("enter c4 ")).toEqual(["enter c4 3", "enter c4 5"]);
    expect(next("enter c4 5 ")).toEqual([]);
    expect(next("fly v")).toEqual(["fly venus"]);
    expect(next("plan-route ")).toEqual(["plan-route B"]);
    expect(next("plan-route B ")).toEqual(["plan-route B C"]);
    expect(next("call L ")).toEqual(["call L J", "call L white"]);
    const many = fold(
      [
        enter(
          "houston",
          Array.from({ length: 60 }, (_, at) => `a${at}`),
          [1],
        ),
      ],
      WORDS,
    );
    expect(completions("enter ", many, WORDS)).toEqual([]);
    expect(completions("enter a1", many, WORDS)).toHaveLength(11);
  });
});
