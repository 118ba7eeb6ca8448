import { describe, expect, it } from "vitest";
import { along, arc, at, cell, chartFor, homeTurn, onTheWay, onwards, roomAt, wormholeTurn } from "./geometry";
import { cornerOf } from "./sizes";

const chart = chartFor(600, 560, 8, 4);
const flat = chartFor(480, 380, 8, 4);
const quadrants = [0, 1, 2, 3];
const orbits = [1, 2, 3, 4, 5, 6, 7, 8];
const quadrantOf = (turn: number): number => Math.floor((((turn % 360) + 360) % 360) / 90);

describe("the chart", () => {
  it("fits its board", () => {
    for (const { middle, orbits: radii, stretch, edge } of [chart, flat, chartFor(340, 420, 8, 4)]) {
      expect(edge * stretch.x).toBeLessThanOrEqual(middle.x + 0.01);
      expect(edge * stretch.y).toBeLessThanOrEqual(middle.y + 0.01);
      expect(radii.at(-1)).toBeLessThan(edge);
    }
  });

  it("keeps orbits a band apart, and the belt between two of them", () => {
    const gaps = chart.orbits.slice(1).map((radius, index) => radius - (chart.orbits[index] ?? 0));
    expect(gaps.filter((gap) => Math.abs(gap - chart.band) < 0.01)).toHaveLength(6);
    expect(gaps[3]).toBeGreaterThan(chart.band * 1.5);
    expect(chart.belt).toBeGreaterThan(chart.orbits[3] ?? 0);
    expect(chart.belt).toBeLessThan(chart.orbits[4] ?? 0);
  });

  it.each([
    ["beside the other boards", 482, 375],
    ["in a replay", 600, 520],
    ["in the narrowest pane", 440, 560],
    ["in a square pane", 560, 560],
    ["in the widest pane", 1123, 560],
  ])("keeps what is strung on the outermost orbit out of its corners %s", (_, width, height) => {
    const sky = chartFor(width, height, 8, 4, cornerOf);
    const taken = cornerOf(sky.band);
    for (let turn = 0; turn < 360; turn += 1) {
      const { x, y } = at(sky, sky.orbits[7] ?? 0, turn);
      const covered = Math.min(x, width - x) < taken.width - 0.1 && Math.min(y, height - y) < taken.height - 0.1;
      expect(covered, `${turn} degrees`).toBe(false);
    }
  });

  it("is none the smaller for plates beside the other boards", () => {
    expect(chartFor(482, 375, 8, 4, cornerOf)).toEqual(chartFor(482, 375, 8, 4));
  });

  it("has its first quadrant in the upper right, and goes on against the clock", () => {
    const corners = quadrants.map((quadrant) => at(chart, 100, quadrant * 90 + 45));
    expect(corners.map(({ x, y }) => [Math.sign(x - 300), Math.sign(y - 280)])).toEqual([
      [1, -1],
      [-1, -1],
      [-1, 1],
      [1, 1],
    ]);
  });
});

describe("planets", () => {
  it.each(quadrants)("stand within quadrant %i", (quadrant) => {
    for (const orbit of orbits) {
      expect(quadrantOf(homeTurn(orbit, quadrant))).toBe(quadrant);
    }
  });

  it("leave room to their right, and Wormholes at its end", () => {
    for (const quadrant of quadrants) {
      for (const orbit of orbits) {
        const turn = homeTurn(orbit, quadrant);
        expect(roomAt(chart, chart.orbits[orbit - 1] ?? 0, turn)).toBeGreaterThan(55);
        expect(at(chart, 100, wormholeTurn(quadrant)).x).toBeGreaterThan(at(chart, 100, turn).x);
      }
    }
  });

  it("never turn back", () => {
    expect(onwards(10, 280)).toBe(280);
    expect(onwards(280, 10)).toBe(370);
    expect(onwards(370, 10)).toBe(370);
  });
});

describe("along an orbit", () => {
  it.each([30, 60, 120, 200, 250, 300])("right is right at %i degrees, however the sky is stretched", (turn) => {
    for (const sky of [chart, flat]) {
      const [from, to] = [at(sky, 150, turn), at(sky, 150, along(sky, 150, turn, 20))];
      expect(to.x).toBeGreaterThan(from.x);
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(20, 0);
      expect(at(sky, 150, along(sky, 150, turn, -20)).x).toBeLessThan(from.x);
    }
  });

  it("ends where the quadrant does", () => {
    for (const turn of [30, 250]) {
      const end = along(flat, 150, turn, roomAt(flat, 150, turn));
      expect(end % 90 < 1.5 || end % 90 > 88.5).toBe(true);
    }
  });

  it("takes the long way where it is more than half of the orbit", () => {
    expect(arc(chart, 100, 0, 270)).toContain(" 0 1 0 ");
  });

  it("closes a quadrant's cell", () => {
    expect(cell(chart, 3, 1)).toMatch(/^M.*A.*L.*A.*Z$/);
  });
});

describe("a flight", () => {
  const [low, high] = [
    { radius: 100, turn: 20 },
    { radius: 200, turn: 340 },
  ];

  it("goes around the Sun by the shorter side", () => {
    expect(onTheWay(low, high, 0.5)).toEqual({ radius: 150, turn: 0 });
    expect(onTheWay(high, low, 0.5).turn).toBe(360);
  });

  it("begins and ends where it should", () => {
    expect(onTheWay(low, high, 0)).toEqual(low);
    expect(onTheWay(low, high, 1)).toEqual({ radius: 200, turn: -20 });
  });
});
