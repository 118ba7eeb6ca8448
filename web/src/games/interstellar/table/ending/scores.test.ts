import { expect, test } from "vitest";
import { finalScores } from "./scores";

const ending = { id: "si-ending-goals" };
const part = (points: number) => [{ what: { id: "si-score-prestige" }, points }];

test("winners come first, then the highest, each with its parts", () => {
  const scores = finalScores({ ending, winners: [2], scores: [5, 9, 9], parts: [part(5), part(9), part(9)] });
  expect(scores.map(({ index }) => index)).toEqual([2, 1, 0]);
  expect(scores.map(({ won }) => won)).toEqual([true, false, false]);
  expect(scores[2]?.parts).toEqual(part(5));
});

test("H.A.L.L. has the place after the seats", () => {
  const automa = { score: 7, parts: part(7), won: true };
  expect(finalScores({ ending, winners: [], scores: [7], parts: [part(7)], automa })).toEqual([
    { index: 1, total: 7, parts: part(7), won: true },
    { index: 0, total: 7, parts: part(7), won: false },
  ]);
});

test("while a game goes on there is no score", () => {
  expect(finalScores(null)).toEqual([]);
});
