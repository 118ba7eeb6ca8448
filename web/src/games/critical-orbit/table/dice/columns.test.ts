import { describe, expect, test } from "vitest";
import { commonWish, wishColumn } from "./columns";

describe("a wish", () => {
  test("stands under the die it is about; any is about none", () => {
    expect(wishColumn({ dice: [4, 2, 1] }, 2)).toBe(1);
    expect(wishColumn({ dice: [4, 2, 1] }, 0)).toBe(-1);
  });

  test("is what stations of one player have in common, or there is none", () => {
    const wish = (leave: number) => ({ leave, why: "", firm: true });
    expect(commonWish({ houston: wish(2), cologne: wish(2) }, ["houston", "cologne"])).toBe(2);
    expect(commonWish({ houston: wish(2), cologne: wish(0) }, ["houston", "cologne"])).toBeUndefined();
    expect(commonWish({ houston: wish(2) }, ["houston", "cologne"])).toBeUndefined();
    expect(commonWish({}, [])).toBeUndefined();
  });
});
