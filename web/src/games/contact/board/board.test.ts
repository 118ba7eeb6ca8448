import { describe, expect, test } from "vitest";
import type { Chip, Layout } from "../../../generated/contact";
import { emptyDraft, inTheWay, isComplete, nextStops, pick, sameStops } from "./draft";
import { drawLine, routeLines } from "./lines";
import { chipForKey, neighbour } from "./navigation";

const chip = (id: string, x: number, y: number): Chip => ({ id, kind: id === "earth" ? "earth" : "planet", x, y });

//   A   B
// C   earth   D      (C and D see each other only past Earth, which is in the way)
//       E
const layout: Layout = {
  size: 4000,
  radius: 170,
  chips: [
    chip("A", 1500, 800),
    chip("B", 2500, 900),
    chip("C", 700, 2000),
    chip("earth", 2000, 2000),
    chip("D", 3300, 2040),
    chip("E", 2100, 3100),
  ],
  links: {
    A: ["B", "C", "earth"],
    B: ["A", "D", "earth"],
    C: ["A", "E", "earth"],
    D: ["B", "E", "earth"],
    E: ["C", "D", "earth"],
    earth: ["A", "B", "C", "D", "E"],
  },
};

describe("moving the focus", () => {
  test("arrows go to the nearest chip on that side", () => {
    expect(neighbour(layout.chips, "earth", "right")).toBe("D");
    expect(neighbour(layout.chips, "earth", "down")).toBe("E");
    expect(neighbour(layout.chips, "D", "left")).toBe("earth");
    expect(neighbour(layout.chips, "A", "right")).toBe("B");
  });

  test("at the edge there is nowhere to go", () => {
    expect(neighbour(layout.chips, "C", "left")).toBeUndefined();
    expect(neighbour(layout.chips, "E", "down")).toBeUndefined();
  });

  test("every chip can be reached by arrows from every other", () => {
    const directions = ["up", "down", "left", "right"] as const;
    for (const { id } of layout.chips) {
      const seen = new Set([id]);
      for (const here of seen) for (const way of directions) seen.add(neighbour(layout.chips, here, way) ?? here);
      expect(seen.size).toBe(layout.chips.length);
    }
  });

  test("letters name planets, digits asteroids, zero the Earth", () => {
    expect(chipForKey(layout.chips, "d")).toBe("D");
    expect(chipForKey(layout.chips, "0")).toBe("earth");
    expect(chipForKey(layout.chips, "3")).toBeUndefined();
    expect(chipForKey([...layout.chips, chip("asteroid-3", 0, 0)], "3")).toBe("asteroid-3");
    expect(chipForKey(layout.chips, "Tab")).toBeUndefined();
  });
});

describe("a private route", () => {
  const start = emptyDraft("C", "D");

  test("goes on only along free ways and never back (CT-15, CT-17)", () => {
    expect(nextStops(start, layout.links)).toEqual(["A", "E", "earth"]);
    const { draft } = pick(start, "A", layout.links);
    expect(nextStops(draft, layout.links)).toEqual(["B", "earth"]);
  });

  test("a blocked pick changes nothing", () => {
    expect(pick(start, "D", layout.links)).toEqual({ draft: start, how: "blocked" });
  });

  test("ends at the target", () => {
    let draft = pick(start, "earth", layout.links).draft;
    draft = pick(draft, "D", layout.links).draft;
    expect(isComplete(draft)).toBe(true);
    expect(nextStops(draft, layout.links)).toEqual([]);
    expect(pick(draft, "E", layout.links).how).toBe("complete");
    expect(sameStops(draft.stops, ["earth", "D"])).toBe(true);
    expect(sameStops(draft.stops, null)).toBe(false);
  });

  test("picking its own chips takes it back", () => {
    const draft = { ...start, stops: ["A", "B", "earth"] };
    expect(pick(draft, "earth", layout.links).draft.stops).toEqual(["A", "B"]);
    expect(pick(draft, "A", layout.links).draft.stops).toEqual(["A"]);
    expect(pick(draft, "C", layout.links).draft.stops).toEqual([]);
  });

  test("what is in the way can be named", () => {
    const obstacles = { C: { D: ["earth", "B"] } };
    expect(inTheWay(obstacles, "C", "D")).toEqual(["earth", "B"]);
    expect(inTheWay(obstacles, "D", "C")).toEqual(["B", "earth"]);
    expect(inTheWay(obstacles, "C", "A")).toEqual([]);
  });
});

test("lines run from edge to edge", () => {
  const [first] = routeLines("C", ["earth", "D"], "route");
  const drawn = first && drawLine(layout, first, 0);
  expect(drawn).toMatchObject({ from: "C", to: "earth", x1: 870, x2: 1830, y1: 2000, y2: 2000 });
});
