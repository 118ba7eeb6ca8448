import { describe, expect, test } from "vitest";
import { changed, commandOf, counted, mayAdd, put, TOKEN_KEYS, type Command } from "./editing";
import { inserted, placeByKey, placeFor } from "../forms/row";

const rules = { frame: { width: 3000, height: 2000, token: 250 }, snap: false };
const laid = [
  { id: "c-red", x: 500, y: 500, rotation: 0 },
  { id: "k-round", x: 900, y: 500, rotation: 350 },
  { id: "ok", x: 1300, y: 500, rotation: 0 },
];
const press = (key: string, shiftKey = false, code = ""): Command | undefined => commandOf({ key, code, shiftKey });
const order = (after: typeof laid): string[] => after.map(({ id }) => id);

describe("keys", () => {
  test("arrows nudge by 1 mm, with Shift by 10", () => {
    expect(press("ArrowLeft")).toEqual({ do: "move", x: -10, y: 0 });
    expect(press("ArrowDown", true)).toEqual({ do: "move", x: 0, y: 100 });
  });

  test("with snapping a nudge reaches the next line of the grid", () => {
    expect(commandOf({ key: "ArrowUp", code: "", shiftKey: false }, true)).toEqual({ do: "move", x: 0, y: -50 });
    expect(commandOf({ key: "]", code: "", shiftKey: false }, true)).toEqual({ do: "turn", by: 15 });
  });

  test("brackets and R turn, on every keyboard", () => {
    expect(press("]")).toEqual({ do: "turn", by: 5 });
    expect(press("х", false, "BracketLeft")).toEqual({ do: "turn", by: -5 });
    expect(press("r")).toEqual({ do: "turn", by: 15 });
    expect(press("К", true, "KeyR")).toEqual({ do: "turn", by: -15 });
  });

  test("everything else is left to the page", () => {
    for (const key of ["Tab", "Enter", "a", "Escape"]) expect(press(key)).toBeUndefined();
  });
});

describe("changes", () => {
  test("a turn goes round past zero", () => {
    expect(changed(laid, "k-round", { do: "turn", by: 15 }, rules)[1]).toMatchObject({ rotation: 5 });
  });

  test("a token stops at the frame", () => {
    expect(changed(laid, "c-red", { do: "move", x: -9000, y: 0 }, rules)[0]).toMatchObject({ x: 125, y: 500 });
  });

  test("the stack is changed step by step or at once", () => {
    expect(order(changed(laid, "c-red", { do: "stack", to: "up" }, rules))).toEqual(["k-round", "c-red", "ok"]);
    expect(order(changed(laid, "c-red", { do: "stack", to: "front" }, rules))).toEqual(["k-round", "ok", "c-red"]);
    expect(order(changed(laid, "ok", { do: "stack", to: "down" }, rules))).toEqual(["c-red", "ok", "k-round"]);
    expect(order(changed(laid, "c-red", { do: "stack", to: "down" }, rules))).toEqual(["c-red", "k-round", "ok"]);
  });

  test("what a hand lays down lies on top", () => {
    expect(order(put(laid, { id: "c-red", x: 1300, y: 480, rotation: 0 }, rules))).toEqual(["k-round", "ok", "c-red"]);
  });

  test("the crisis token is above the limit (SP-H13)", () => {
    expect(mayAdd("n-1", ["c-red", "ok"], 2, ["crisis"])).toBe(false);
    expect(mayAdd("crisis", ["c-red", "ok"], 2, ["crisis"])).toBe(true);
    expect(mayAdd("crisis", ["c-red", "crisis"], 2, ["crisis"])).toBe(false);
    expect(counted(["c-red", "crisis"], ["crisis"])).toBe(1);
  });
});

describe("a row (SR-LINE)", () => {
  test("a token is put before another", () => {
    expect(inserted(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
    expect(inserted(["a", "b"], "x", 9)).toEqual(["a", "b", "x"]);
  });

  test("keys move it within the row and not out of it", () => {
    expect(placeByKey("ArrowRight", 2, 3)).toBe(2);
    expect(placeByKey("ArrowLeft", 2, 3)).toBe(1);
    expect(placeByKey("Home", 2, 3)).toBe(0);
    expect(placeByKey("x", 2, 3)).toBeUndefined();
  });

  test("where it is let go counts the tokens left of it", () => {
    expect(placeFor(55, [20, 50, 80])).toBe(2);
    expect(placeFor(5, [20, 50, 80])).toBe(0);
  });
});

test("every key that is listed means something", () => {
  for (const key of TOKEN_KEYS.flatMap(({ keys }) => keys))
    expect(commandOf({ key, code: key, shiftKey: false }), key).toBeDefined();
});
