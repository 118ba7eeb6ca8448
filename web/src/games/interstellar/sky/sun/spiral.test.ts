import { describe, expect, it } from "vitest";
import { chartFor, radiusOf } from "../chart/geometry";
import { printed, view } from "../sample";
import { reaches, spiralPath, spiralPoint, spiralRadius } from "./spiral";

const chart = chartFor(600, 600, 8, 4);
const all = reaches(view.facts.sun_limits, printed.planets);

describe("the Sun's spiral", () => {
  it("goes from planet to planet, as far as it swallows them", () => {
    expect(all.map(({ planet, step }) => [planet, step])).toEqual([
      ["mercury", 18],
      ["venus", 32],
      ["earth", 48],
    ]);
  });

  it("is on a planet's orbit when it swallows it, and never before", () => {
    for (const { orbit, step } of all) {
      expect(spiralRadius(chart, all, step)).toBeCloseTo(radiusOf(chart, orbit));
      expect(spiralRadius(chart, all, step - 1)).toBeLessThan(radiusOf(chart, orbit));
    }
  });

  it("grows with every step and stays at its end", () => {
    const radii = Array.from({ length: 49 }, (_, step) => spiralRadius(chart, all, step));
    expect(radii.every((radius, step) => step === 0 || radius > (radii[step - 1] ?? 0))).toBe(true);
    expect(spiralRadius(chart, all, 58)).toBe(radii[48]);
  });

  it("ends each turn at the top", () => {
    for (const { step } of all) {
      const { x, y } = spiralPoint(chart, all, step);
      expect(x).toBeCloseTo(300);
      expect(y).toBeLessThan(300);
    }
    expect(spiralPoint(chart, all, 4).x).toBeGreaterThan(300);
  });

  it("is drawn as far as it has grown", () => {
    expect(spiralPath(chart, all, 0, 2).match(/[ML]/g)).toHaveLength(11);
  });
});
