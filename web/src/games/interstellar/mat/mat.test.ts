import { expect, test } from "vitest";
import type { Cargo } from "../terms";
import { aboard } from "./cargo";

test("an Explorer's slots: Bases, Buildings, cubes", () => {
  const cargo: Cargo = { bases: 1, buildings: { drill: 2 }, cubes: [1, 0, 1, 0, 0] };
  expect(aboard(cargo)).toEqual(["base", "drill", "drill", "R", "G"]);
});
