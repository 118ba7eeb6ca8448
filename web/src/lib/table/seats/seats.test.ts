import { expect, test } from "vitest";
import { forgetVisit, hold, letGo, noteVisit, tokenFor, visits } from "./seats";

test("a wrong secret that came later gives way to the one before", () => {
  hold("k3x9", "mine");
  hold("k3x9", "wrong");
  hold("other", "else");
  expect(tokenFor("k3x9")).toBe("wrong");
  letGo("k3x9");
  expect([tokenFor("k3x9"), tokenFor("other")]).toEqual(["mine", "else"]);
  letGo("k3x9");
  expect(tokenFor("k3x9")).toBeNull();
});

test("visits are listed once, the latest first, and forgetting one gives up its seat", () => {
  for (const table of ["a", "b", "a"]) noteVisit({ table, game: "contact", at: 0 });
  expect(visits().map((visit) => visit.table)).toEqual(["a", "b"]);
  hold("a", "secret");
  forgetVisit("a");
  expect(visits().map((visit) => visit.table)).toEqual(["b"]);
  expect(tokenFor("a")).toBeNull();
});
