import { expect, test } from "vitest";
import type { Happened } from "../../../../generated/wire";
import { GOVERNMENT, HALL } from "../../art/players";
import type { Event } from "../../terms";
import { isNews, sinceMyTurn } from "./summary";

const ME = 0;
const told = (...events: Event[]): Happened[] => events.map((event, seq) => ({ seq, event, text: { id: event.type } }));
const played = (player: number, token = "market"): Event => ({ type: "token-played", player, token, again: false });
const sold = (player: number): Event => ({ type: "traded", player, sold: "R", bought: "", fuel: 1 });
const short = (events: Happened[]): [number, string[]][] =>
  sinceMyTurn(events, ME).map(({ player, lines }) => [player, lines.map(({ event }) => (event as Event).type)]);

test("what I did myself is no news", () => {
  expect(short(told(played(1), played(ME), sold(ME)))).toEqual([]);
});

test("each of the others has an entry, in the order of their turns", () => {
  const events = told(played(ME), sold(ME), played(2), played(1), sold(1), { type: "passed", player: 2 });
  expect(short(events)).toEqual([
    [2, ["token-played", "passed"]],
    [1, ["token-played", "traded"]],
  ]);
});

test("nothing from before my last turn comes up again", () => {
  expect(short(told(played(1), sold(1), played(ME), played(2)))).toEqual([[2, ["token-played"]]]);
});

test("whoever has passed hears of everything since", () => {
  const events = told(
    { type: "passed", player: ME },
    played(1),
    { type: "phase-began", round: 1, phase: "salvation" },
    played(1),
  );
  expect(short(events)).toEqual([
    [1, ["token-played", "token-played"]],
    [GOVERNMENT, ["phase-began"]],
  ]);
});

test("before my first turn everything counts", () => {
  expect(short(told(played(1)))).toEqual([[1, ["token-played"]]]);
});

test("the Sun keeps the World Government's company, and H.A.L.L.'s cubes are its own doing", () => {
  const events = told(
    played(ME),
    { type: "cube-drawn", colour: "R", token: "market" },
    { type: "sun-grew", spiral: 4 },
    { type: "planet-lost", planet: "mercury" },
  );
  expect(short(events)).toEqual([
    [HALL, ["cube-drawn"]],
    [GOVERNMENT, ["sun-grew", "planet-lost"]],
  ]);
});

test("what I gained while others played is left out", () => {
  expect(short(told(played(ME), played(1), { type: "gained", player: ME, reward: "2F" }))).toEqual([
    [1, ["token-played"]],
  ]);
});

test("why H.A.L.L. chose is told elsewhere", () => {
  expect(isNews({ type: "hall-acts", row: "market", colour: "R" })).toBe(false);
  expect(isNews(played(1))).toBe(true);
});
