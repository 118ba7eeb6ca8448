import { expect, test } from "vitest";
import { columnsIn, lineOf, routeOf, rowsOf } from "./route";

test("as many columns as a finger has room for, on a phone and on a desk", () => {
  expect(columnsIn(296)).toBe(5);
  expect(columnsIn(100)).toBe(4);
  expect(columnsIn(2000)).toBe(12);
});

test("neighbours in the book are neighbours in the sky", () => {
  const stars = routeOf(23, 5);
  for (const [index, star] of stars.slice(1).entries()) {
    const before = stars[index]!;
    expect(Math.hypot(star.x - before.x, star.y - before.y)).toBeLessThan(1.4);
  }
});

test("no two stars touch, and all lie on the map", () => {
  const stars = routeOf(23, 5);
  for (const star of stars) {
    expect(star.x).toBeGreaterThan(0);
    expect(star.y).toBeLessThan(rowsOf(23, 5));
    for (const other of stars) {
      if (other !== star) expect(Math.hypot(star.x - other.x, star.y - other.y)).toBeGreaterThan(0.7);
    }
  }
});

test("the route is one line", () => {
  expect(lineOf(routeOf(3, 5)).split(" ")).toHaveLength(3);
});
