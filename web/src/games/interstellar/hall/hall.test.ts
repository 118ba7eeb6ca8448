import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { Happened } from "../../../generated/wire";
import { need, speak } from "../../../lib/words/i18n.svelte";
import { settings } from "../../../lib/page/settings.svelte";
import type { Bridge } from "../bridge.svelte";
import type { Event } from "../terms";
import HallTurnCard from "./HallTurn.svelte";
import { Showing } from "./showing.svelte";
import { cubeOf, headlineOf, hallTurns } from "./turns";

const HALL = -2;
const told = (event: Event, seq: number): Happened => ({
  seq,
  event,
  text: { id: "si-event-passed", args: { player: { id: "si-hall" } } },
});
const played = (player: number, token: string): Event => ({ type: "token-played", player, token, again: false });
const cube = (colour: string, token: string): Event => ({ type: "cube-drawn", colour, token });
const gained = (player: number, reward: string): Event => ({ type: "gained", player, reward });
const cannot = (which: string): Event => ({
  type: "hall-cannot",
  what: "token",
  which,
  rule: "no-base",
  cube: "",
  fuel: 0,
});

const STORY: Event[] = [
  played(0, "earth"),
  gained(0, "4F"),
  played(HALL, "market"),
  cube("G", "market"),
  gained(HALL, "RB"),
  { type: "passed", player: 0 },
  played(HALL, "solar"),
  cube("P", "solar"),
  { type: "rose", player: 0, row: 1, space: 0 },
  { type: "sun-tapped", player: HALL, kept: "RY", extra: "", reputation: 0, spiral: 4 },
  { type: "passed", player: HALL },
  { type: "phase-began", round: 1, phase: "government" },
  gained(HALL, "1V"),
  { type: "bag-converted", laid: "GP", added: "GR" },
];
const events = STORY.map(told);
const types = (story: Event[]) =>
  hallTurns(story.map(told)).map((turn) => turn.map(({ event }) => (event as Event).type));

beforeEach(async () => {
  await speak("en");
  await need("interstellar");
  settings.motion = "full";
  localStorage.clear();
});

describe("H.A.L.L.'s turns", () => {
  it("are told apart from everybody else's", () => {
    expect(types(STORY)).toEqual([
      ["token-played", "cube-drawn", "gained"],
      ["token-played", "cube-drawn", "sun-tapped"],
      ["passed"],
      ["gained", "bag-converted"],
    ]);
  });

  it("begin with the tokens that were tried in vain", () => {
    const story = [
      ...STORY.slice(2, 5),
      cube("R", "travel"),
      cannot("travel"),
      cannot("research"),
      played(HALL, "solar"),
      cube("B", "solar"),
      gained(HALL, "RR"),
    ];
    expect(types(story)).toEqual([
      ["token-played", "cube-drawn", "gained"],
      ["cube-drawn", "hall-cannot", "hall-cannot", "token-played", "cube-drawn", "gained"],
    ]);
    const [, second = []] = hallTurns(story.map(told));
    expect(headlineOf(second)).toMatchObject({ token: "solar" });
    expect(headlineOf(second.slice(0, 3))).toBeUndefined();
    expect(cubeOf(second)).toBe("B");
  });
});

describe("the showing", () => {
  const steps = (showing: Showing) => showing.turns.map(({ steps }) => steps.length);

  it("goes step by step through the latest news, and once more if wished", () => {
    const showing = new Showing(() => events.slice(0, 10));
    showing.follow(0);
    expect([steps(showing), showing.count, showing.pending]).toEqual([[1], 2, 5]);
    showing.next();
    showing.next();
    showing.next();
    expect(steps(showing)).toEqual([3, 1]);
    showing.skip();
    expect([steps(showing), showing.pending]).toEqual([[3, 3], 0]);
    showing.again();
    expect(steps(showing)).toEqual([1]);
  });

  it("begins with what was done since somebody else's turn, or with the last turn", () => {
    const showing = new Showing(() => events);
    showing.begin();
    expect([steps(showing), showing.pending]).toEqual([[3, 1, 2], 0]);
    const earlier = new Showing(() => events.slice(0, 6));
    earlier.begin();
    expect(steps(earlier)).toEqual([3]);
  });

  it("shows everything at once where things stay still", () => {
    settings.motion = "less";
    const showing = new Showing(() => events);
    showing.follow(0);
    expect([steps(showing), showing.pending]).toEqual([[3, 3, 1, 2], 0]);
  });

  it("remembers the pace", () => {
    new Showing(() => []).choose({ pace: "fast" });
    expect(new Showing(() => []).chosen).toEqual({ auto: true, pace: "fast" });
  });
});

it("the card names the token and can be shown again", () => {
  const bridge = {
    table: { events: events.slice(0, 5), names: [], listen: () => () => undefined },
  } as unknown as Bridge;
  render(HallTurnCard, { bridge });
  expect(screen.getByText("Market")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Once more" })).toBeTruthy();
});
