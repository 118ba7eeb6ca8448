import { expect, test } from "vitest";
import { crewAround, fitted, JOBS, jobsOf } from "./jobs";
import { allPlaces, cellOf, nextPlace, type Direction } from "./places";

test.each([1, 2, 3, 4])("with %i seats every seat has a job, and every job a seat", (seats) => {
  const crew = fitted({}, seats);
  for (let seat = 0; seat < seats; seat += 1) expect(jobsOf(crew, seat)).not.toEqual([]);
  expect(JOBS.flatMap((job) => crew[job]).every((seat) => seat !== null && seat < seats)).toBe(true);
});

test("a crew that still fits is left alone, with its AI deck", () => {
  const crew = { mercury: 2, houston: 0, bengaluru: null, cologne: 1 };
  expect(fitted(crew, 3)).toEqual(crew);
});

test("one seat fewer or more, and jobs are proposed anew", () => {
  const crew = { mercury: 3, houston: 1, bengaluru: 0, cologne: 2 };
  expect(fitted(crew, 3)).toEqual({ mercury: 0, houston: 1, bengaluru: 2, cologne: 2 });
  expect(fitted(fitted({}, 2), 4)).toEqual(fitted({}, 4));
});

test("whoever practises a job sits on the first seat, and nobody has two jobs", () => {
  for (const job of JOBS) {
    const crew = crewAround(job);
    expect(crew[job]).toBe(0);
    expect(new Set(Object.values(crew)).size).toBe(4);
  }
});

test("every place has a cell of its own around the board", () => {
  const cells = allPlaces(8).map((place) => cellOf(place, 8).join());
  expect([cells.length, new Set(cells).size]).toEqual([32, 32]);
});

test.each<[string, Direction, string]>([
  ["T3", "ArrowRight", "T4"],
  ["T8", "ArrowRight", "R1"],
  ["R1", "ArrowUp", "T8"],
  ["R8", "ArrowDown", "B8"],
  ["B1", "ArrowLeft", "L8"],
  ["T3", "ArrowDown", "B3"],
  ["L5", "ArrowRight", "R5"],
  ["L5", "ArrowLeft", "L5"],
])("from %s %s leads to %s", (from, key, to) => {
  expect(nextPlace(from, key, 8)).toBe(to);
});
