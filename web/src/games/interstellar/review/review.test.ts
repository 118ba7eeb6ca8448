import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Review, ReviewedFlow, ReviewedHall, ReviewedPlayer } from "../../../generated/interstellar";
import { need, speak } from "../../../lib/words/i18n.svelte";
import Flow from "./Flow.svelte";
import HallCubes from "./HallCubes.svelte";
import { balanceOf, lossesOf, partsOf, sourcesOf } from "./parts";
import { lineAt } from "./plot";
import ScoreChart from "./ScoreChart.svelte";
import ScoreParts from "./ScoreParts.svelte";

const flow = (source: ReviewedFlow["source"], gained: number, spent: number): ReviewedFlow => ({
  source,
  gained,
  spent,
  cubes_gained: [gained, 0, 0, 0, 0],
  cubes_spent: [spent, 0, 0, 0, 0],
});
const FLOWS = [flow("market", 3, 9), flow("start", 10, 0), flow("travel", 0, 2)];
const player = (seat: number, more: Partial<ReviewedPlayer> = {}): ReviewedPlayer => ({
  player: seat,
  score: 12,
  won: seat === 0,
  prestige: { mechanisms: 9, tokens: 2 },
  ending: { reputation: -3, probe: 4, resources: 0, office: 0 },
  strategies: { mechanisms: 9, population: -3, probe: 4, government: 0, rest: 2 },
  flows: { fuel: FLOWS },
  ...more,
});
const review = {
  points: [
    { seq: 0, round: 1, phase: "start", scores: [2, 2] },
    { seq: 10, round: 1, phase: "action", scores: [0, 3] },
    { seq: 20, round: 1, phase: "salvation", scores: [8, 5] },
    { seq: 24, round: 1, phase: "government", scores: [12, 6] },
  ],
  rounds: [{ round: 1, prestige: [{}, {}], gained: [10, 4] }],
  players: [player(0), player(-2, { score: 6 })],
} as unknown as Review;

beforeEach(async () => {
  await speak("en");
  await need("interstellar");
});

describe("a score", () => {
  it("is cut into what brought something; what went the other way is said apart", () => {
    expect(partsOf(player(0).strategies).map(({ strategy }) => strategy)).toEqual(["mechanisms", "probe", "rest"]);
    expect(lossesOf(player(0).strategies)).toEqual([{ strategy: "population", points: -3 }]);
  });

  it("names every source, the best first", () => {
    expect(sourcesOf(player(0)).map(({ points }) => points)).toEqual([9, 4, 2, -3]);
  });

  it("is read out part by part", () => {
    render(ScoreParts, { players: [player(0)] });
    expect(
      screen.getByRole("img", { name: /Mechanisms and the Starship track: 9, .*Population and Reputation: -3/ }),
    ).toBeTruthy();
  });
});

describe("the score chart", () => {
  it("shows the moment between two phases", () => {
    expect([0, 5, 10, 22, 99].map((seq) => lineAt(review.points, seq))).toEqual([0, 0.5, 1, 2.5, 3]);
  });

  it("can be read as a table, and leads to its moments", async () => {
    const onopen = vi.fn();
    render(ScoreChart, { review, seq: 0, onopen });
    expect(screen.getByRole("img", { name: /At the end: Seat 1: 12 and H\.A\.L\.L\.: 6/ })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "1, after the Salvation Phase", hidden: true }));
    expect(onopen).toHaveBeenCalledWith(20);
  });
});

describe("what came and went", () => {
  it("is balanced by what is left", () => {
    const { came, went, left } = balanceOf(FLOWS);
    expect(came.map(({ source, amount }) => [source, amount])).toEqual([
      ["start", 10],
      ["market", 3],
    ]);
    expect(went.map(({ source, amount }) => [source, amount])).toEqual([
      ["market", 9],
      ["travel", 2],
    ]);
    expect(left).toBe(2);
  });

  it("is listed with its amounts", () => {
    render(Flow, { flows: FLOWS, asCubes: false });
    expect(screen.getAllByRole("listitem").map((row) => row.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "at the start 10",
      "the Market 3",
      "the Market 9",
      "Travel 2",
      "left at the end 2",
    ]);
  });
});

it("H.A.L.L.'s cubes say what they were drawn for, and which went back", async () => {
  const onopen = vi.fn();
  const hall: ReviewedHall = {
    draws: [
      { seq: 4, round: 1, phase: "action", token: "market", colour: "G", row: "market", back: false },
      { seq: 4, round: 1, phase: "action", token: "travel", colour: "R", row: "travel", back: true },
    ],
    bags: [{ round: 1, bag: [24, 12, 6, 3, 0] }],
    drawn: 2,
    expected: 1.7,
  };
  render(HallCubes, { hall, onopen });
  expect(screen.getByRole("img", { name: /Round 1: 24 red, 12 yellow/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^red\s*Travel\s*back in the bag$/ })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: /^green\s*Market$/ }));
  expect(onopen).toHaveBeenCalledWith(4);
});
