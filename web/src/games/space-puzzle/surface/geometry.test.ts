import { describe, expect, test } from "vitest";
import { areOverlapping, areTouching, freePlace, gap, keptInside, liesInside, reach, tokenAt } from "./geometry";

const frame = { width: 3000, height: 2000, token: 250 };
const at = (
  id: string,
  x: number,
  y: number,
  rotation = 0,
): { id: string; x: number; y: number; rotation: number } => ({ id, x, y, rotation });

describe("how far a turned token reaches", () => {
  /** From heliograph.kernel.surface.reach: the server refuses what reaches further. */
  const quarter = [
    125, 128, 130, 132, 134, 136, 138, 140, 142, 144, 145, 147, 149, 150, 152, 154, 155, 157, 158, 159, 161, 162, 163,
    164, 166, 167, 168, 169, 170, 170, 171, 172, 173, 173, 174, 175, 175, 176, 176, 176, 177, 177, 177, 177, 177, 177,
  ];

  test("the client measures what the kernel measures", () => {
    for (let degrees = 0; degrees < 360; degrees++) {
      const within = degrees % 90;
      expect([degrees, reach(250, degrees)]).toEqual([degrees, quarter[within <= 45 ? within : 90 - within]]);
    }
  });

  test("also for a token of another size", () => {
    const others = [
      127, 158, 176, 178, 165, 138, 151, 172, 179, 171, 147, 141, 168, 179, 175, 155, 131, 161, 177, 178, 163, 133,
    ];
    expect(others.map((_, index) => reach(253, index * 17))).toEqual(others);
  });
});

describe("inside the frame (SP-28)", () => {
  test("whatever is tried, a token is kept wholly inside", () => {
    for (const snap of [false, true])
      for (let rotation = -370; rotation < 740; rotation += 7)
        for (const [x, y] of [
          [-500, -500],
          [9000, 1000.4],
          [1500.6, 9000],
          [130, 1990],
        ] as const) {
          const kept = keptInside(at("ok", x, y, rotation), frame, snap);
          expect(liesInside(kept, frame)).toBe(true);
          expect([kept.x, kept.y, kept.rotation].every(Number.isInteger)).toBe(true);
        }
  });

  test("what lies well stays as it is", () => {
    expect(keptInside(at("ok", 1234, 777, 359), frame)).toEqual(at("ok", 1234, 777, 359));
  });

  test("snapping goes to 5 mm and 15°, at the edge too (SP-H5)", () => {
    expect(keptInside(at("ok", 1234, 777, 352), frame, true)).toEqual(at("ok", 1250, 800, 345));
    expect(keptInside(at("ok", 0, 2000, 8), frame, true)).toEqual(at("ok", 200, 1800, 15));
  });
});

describe("neighbours", () => {
  test("the gap between upright tokens is the space between their edges", () => {
    expect(gap(at("a", 500, 500), at("b", 800, 500), 250)).toBeCloseTo(50);
    expect(areTouching(at("a", 500, 500), at("b", 755, 500), 250)).toBe(true);
    expect(areTouching(at("a", 500, 500), at("b", 765, 500), 250)).toBe(false);
  });

  test("a turned token needs more room, corner against edge", () => {
    const diamond = at("b", 500 + 125 + 176 + 30, 500, 45);
    expect(areTouching(at("a", 500, 500), diamond, 250)).toBe(false);
    expect(areTouching(at("a", 500, 500), { ...diamond, x: diamond.x - 25 }, 250)).toBe(true);
    expect(areOverlapping(at("a", 500, 500), { ...diamond, x: diamond.x - 25 }, 250)).toBe(false);
    expect(areOverlapping(at("a", 500, 500), { ...diamond, x: diamond.x - 80 }, 250)).toBe(true);
  });

  test("a press takes the topmost token, a fingertip the nearest", () => {
    const pile = [at("low", 500, 500), at("high", 600, 500)];
    expect(tokenAt(pile, { x: 560, y: 500 }, 250)?.id).toBe("high");
    expect(tokenAt(pile, { x: 400, y: 500 }, 250)?.id).toBe("low");
    expect(tokenAt(pile, { x: 740, y: 500 }, 250)).toBeUndefined();
    expect(tokenAt(pile, { x: 740, y: 500 }, 250, 60)?.id).toBe("high");
    expect(tokenAt([at("turned", 500, 500, 45)], { x: 610, y: 610 }, 250)).toBeUndefined();
  });

  test("the next free place touches nothing, until there is none", () => {
    const laid: ReturnType<typeof at>[] = [];
    for (let count = 0; count < 28; count++) {
      const place = freePlace(laid, frame);
      const piece = at(`t${count}`, place.x, place.y);
      expect(liesInside(piece, frame)).toBe(true);
      expect(laid.some((other) => areTouching(piece, other, 250))).toBe(false);
      laid.push(piece);
    }
    expect(laid[0]).toMatchObject({ x: 1500, y: 1000 });
  });
});
