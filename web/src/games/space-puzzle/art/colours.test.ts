import { describe, expect, it } from "vitest";

import { paints, weaves } from "./colours";

describe("the six colours", () => {
  it("each have a pattern and a letter of their own (SP-11)", () => {
    const all = Object.values(paints);
    expect(all).toHaveLength(6);
    expect(new Set(all.map((paint) => paint.weave)).size).toBe(6);
    expect(new Set(all.map((paint) => paint.letter)).size).toBe(6);
    expect(new Set(all.map((paint) => weaves[paint.weave].d)).size).toBe(6);
  });
});
