import { expect, test } from "vitest";
import { passRewards } from "../table/passing";
import type { Cargo, Corporation, Printed } from "../terms";
import { aboard } from "./cargo";
import { levelsOf, salvationCost } from "./technologies";

test("an Explorer's slots: Bases, Buildings, cubes", () => {
  const cargo: Cargo = { bases: 1, buildings: { drill: 2 }, cubes: [1, 0, 1, 0, 0] };
  expect(aboard(cargo)).toEqual(["base", "drill", "drill", "R", "G"]);
});

test("only the next level of a Technology can be researched", () => {
  expect(levelsOf(["R", "RY", "RGP"], 1).map(({ state }) => state)).toEqual(["known", "next", "later"]);
});

test("a Salvation Technology costs by how many one has", () => {
  const printed = { salvation_technology_costs: ["Y", "RG"] } as Printed;
  const having = (salvation_technologies: string[]): Corporation => ({ salvation_technologies }) as Corporation;
  expect(salvationCost(printed, having([]))).toBe("Y");
  expect(salvationCost(printed, having(["cryogenics"]))).toBe("RG");
  expect(salvationCost(printed, having(["cryogenics", "deep-space"]))).toBe("");
});

test("a Unique Pass token gives what is printed on it, each phase its own", () => {
  const printed = {
    pass_rewards: { action: ["", "1F"], salvation: ["", "1p"] },
    unique_pass_tokens: { tanker: { action: ["", "2F"], salvation: ["", "1F"] } },
  } as Partial<Printed> as Printed;
  const holding = (pass_token: string): Corporation => ({ pass_token }) as Corporation;
  expect(passRewards(printed, holding(""), "salvation")[1]).toBe("1p");
  expect(passRewards(printed, holding("tanker"), "action")[1]).toBe("2F");
});
