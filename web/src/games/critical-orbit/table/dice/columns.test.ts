import { describe, expect, test } from "vitest";
import type { View } from "../../terms";
import { columnsOf, commonWish, entriesOf, wishColumn } from "./columns";

const rolled = (changes: Partial<View>) =>
  columnsOf({ dice: [4, 2, 1], kept: [], may_leave: [4, 2, 1], phase: "choose", ...changes });

describe("the dice (MC-13 to MC-16, MC-63)", () => {
  test("while they are talked about, those the AI card holds cannot be left", () => {
    expect(rolled({ may_leave: [2, 1] }).map(({ state }) => state)).toEqual(["held", "open", "open"]);
  });

  test("after Mercury's word two are kept and one is left", () => {
    expect(rolled({ phase: "enter", kept: [4, 1] }).map(({ state }) => state)).toEqual(["kept", "left", "kept"]);
  });

  test("of two equal dice only one is left", () => {
    const states = columnsOf({ dice: [4, 4, 2], kept: [4, 2], may_leave: [], phase: "enter" }).map(
      ({ state }) => state,
    );
    expect(states).toEqual(["kept", "left", "kept"]);
  });

  test("when all are locked, they are spent", () => {
    expect(rolled({ phase: "roll" }).every(({ state }) => state === "spent")).toBe(true);
  });
});

describe("a station under the dice", () => {
  test("shows which of the kept values it has still to enter", () => {
    const columns = rolled({ phase: "enter", kept: [4, 1] });
    expect(entriesOf(columns, { left: [4, 1] })).toEqual(["due", "none", "due"]);
    expect(entriesOf(columns, { left: [1] })).toEqual(["done", "none", "due"]);
    expect(entriesOf(columns, { left: [] })).toEqual(["done", "none", "done"]);
  });

  test("a pair is entered one by one", () => {
    const columns = columnsOf({ dice: [3, 3, 5], kept: [3, 3], may_leave: [], phase: "enter" });
    expect(entriesOf(columns, { left: [3] }).sort()).toEqual(["done", "due", "none"]);
  });

  test("its wish stands under the die it is about; any is about none", () => {
    expect(wishColumn(rolled({}), 2)).toBe(1);
    expect(wishColumn(rolled({}), 0)).toBe(-1);
  });

  test("stations of one player have a wish in common, or none", () => {
    const wish = (leave: number) => ({ leave, why: "", firm: true });
    expect(commonWish({ houston: wish(2), cologne: wish(2) }, ["houston", "cologne"])).toBe(2);
    expect(commonWish({ houston: wish(2), cologne: wish(0) }, ["houston", "cologne"])).toBeUndefined();
    expect(commonWish({ houston: wish(2) }, ["houston", "cologne"])).toBeUndefined();
    expect(commonWish({}, [])).toBeUndefined();
  });
});
