import { describe, expect, it } from "vitest";
import { boxAround, type Name, placeNames } from "./names";

const board = { width: 400, height: 300 };
const mars: Name = { id: "mars", planet: { x: 200, y: 150 }, rim: 10, width: 40, height: 14 };

describe("a planet's name", () => {
  it("stands to its right where that is free", () => {
    expect(placeNames([mars], [], board)["mars"]).toEqual({ x: 231, y: 150 });
  });

  it("gives way to what is strung there, and to other names", () => {
    const beads = boxAround({ x: 240, y: 150 }, 60, 14);
    const other = { ...mars, id: "venus", planet: { x: 200, y: 172 } };
    const placed = placeNames([mars, other], [beads], board);
    const boxes = [beads, ...Object.values(placed).map((place) => boxAround(place, 40, 14))];
    for (const one of boxes)
      for (const another of boxes.filter((box) => box !== one))
        expect(
          one.right <= another.left ||
            another.right <= one.left ||
            one.bottom <= another.top ||
            another.bottom <= one.top,
        ).toBe(true);
  });

  it("stays on the board", () => {
    const { x } = placeNames([{ ...mars, planet: { x: 392, y: 150 } }], [], board)["mars"]!;
    expect(x + 20).toBeLessThanOrEqual(400);
  });
});
