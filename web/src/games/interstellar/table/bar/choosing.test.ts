import { expect, test } from "vitest";
import type { Action } from "../../terms";
import { groupsOf } from "./choosing";

const use = (what: string, ...cubes: string[]): Action[] => cubes.map((some) => ({ type: "use", what, cubes: some }));

test("what lies on a board or on the mat, and what ends something, is not chosen here", () => {
  const actions: Action[] = [
    { type: "play", token: "market" },
    { type: "fly", planet: "mars", fuel: 3 },
    { type: "done" },
    { type: "pass" },
  ];
  expect(groupsOf(actions)).toEqual([]);
});

test("the uses of one Building belong together", () => {
  const groups = groupsOf([...use("base", "G"), ...use("converter-1", "R>Y", "R>G"), ...use("outpost", "")]);
  expect(groups.map(({ about, options }) => [about, options.length])).toEqual([
    ["base", 1],
    ["converter-1", 2],
    ["outpost", 1],
  ]);
});

test("of all the cubes a Drill may move, single ones and as many as possible are offered", () => {
  const [drill] = groupsOf(use("drill", "R", "G", "RR", "RG", "RRG"));
  expect(drill?.options.map((option) => option.type === "use" && option.cubes)).toEqual(["RRG", "R", "G"]);
});

test("a Drill that can move one cube only offers each colour once", () => {
  const [drill] = groupsOf(use("drill", "R", "G"));
  expect(drill?.options).toHaveLength(2);
});

test("Deposits are sorted by planet, and discarded cubes by colour", () => {
  const actions: Action[] = [
    { type: "refill", planet: "mars", colour: "G" },
    { type: "refill", planet: "venus", colour: "Y" },
    { type: "refill", planet: "mars", colour: "B" },
    { type: "spoil", pay: "G", remove: "R" },
    { type: "spoil", pay: "G", remove: "Y" },
  ];
  expect(groupsOf(actions).map(({ kind, about, options }) => [kind, about, options.length])).toEqual([
    ["refill", "mars", 2],
    ["refill", "venus", 1],
    ["spoil", "G", 2],
  ]);
});
