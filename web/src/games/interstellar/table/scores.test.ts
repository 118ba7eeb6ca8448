import { expect, test } from "vitest";
import type { Corporation, Printed, View } from "../terms";
import { scoresOf } from "./scores";

const printed = {
  reputation: {
    most: 30,
    steps: [
      [0, -3],
      [5, 0],
      [10, 2],
      [15, 4],
    ],
  },
  scoring: { columns_per_prestige: 2, value_per_prestige: 5, governor: 3 },
} as Partial<Printed> as Printed;

const corporation = (some: Partial<Corporation>): Corporation =>
  ({ prestige: 0, reputation: 10, probe: "0-3", cubes: [0, 0, 0, 0, 0], fuel: 0, ...some }) as Corporation;

const over = (corporations: Partial<Corporation>[], more: Partial<View> = {}): View =>
  ({
    corporations: corporations.map(corporation),
    governor: -1,
    ended: "goals",
    hall: null,
    setup: { sun_means_all_lose: false },
    ...more,
  }) as View;

test("a score is Prestige, Reputation's worth, the Probe's columns, Resources and the Governor", () => {
  const [score] = scoresOf(
    over([{ prestige: 20, reputation: 16, probe: "9-2", cubes: [1, 0, 2, 0, 1] }], { governor: 0 }),
    printed,
  );
  expect(score).toMatchObject({
    prestige: 20,
    reputation: 4,
    probe: 4,
    resources: 2,
    governor: 3,
    total: 33,
    won: true,
  });
});

test("little Reputation costs Prestige", () => {
  expect(scoresOf(over([{ prestige: 5, reputation: 4 }]), printed)[0]?.total).toBe(2);
});

test("the highest comes first, Reputation and then Fuel break ties, and what is still even is shared", () => {
  const scores = scoresOf(
    over([
      { prestige: 5 },
      { prestige: 7, reputation: 11 },
      { prestige: 7, reputation: 12, fuel: 1 },
      { prestige: 7, reputation: 12, fuel: 1 },
    ]),
    printed,
  );
  expect(scores.map(({ index }) => index)).toEqual([2, 3, 1, 0]);
  expect(scores.filter(({ won }) => won).map(({ index }) => index)).toEqual([2, 3]);
});

test("a tie with H.A.L.L. is lost", () => {
  const hall = {} as View["hall"];
  const scores = scoresOf(
    over(
      [
        { prestige: 7, reputation: 12 },
        { prestige: 7, reputation: 10 },
      ],
      { hall },
    ),
    printed,
  );
  expect(scores.filter(({ won }) => won).map(({ index }) => index)).toEqual([1]);
});

test("nobody wins where the Sun means that all lose", () => {
  const view = over([{ prestige: 7 }], { ended: "sun", setup: { sun_means_all_lose: true } as View["setup"] });
  expect(scoresOf(view, printed).some(({ won }) => won)).toBe(false);
});
