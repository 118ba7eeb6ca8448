import { beforeEach, describe, expect, it } from "vitest";
import { message } from "../words/message";
import { begin, pageOf, streak, write } from "./diary";

const FARED = { score: 70, solved: true, marks: ["right" as const], effort: message("daily-signals", { signals: 1 }) };

function solve(number: number, onTheDay: boolean, solved = true): void {
  write(number, { ...begin(number, `puzzle ${number}`), fared: { ...FARED, solved }, onTheDay });
}

describe("the diary", () => {
  beforeEach(() => localStorage.clear());

  it("goes on with the same puzzle, and begins anew with another one", () => {
    const first = begin(3, "a", 17);
    write(3, { ...first, actions: [{ type: "ask-repeat" }] });
    expect(begin(3, "a").actions).toHaveLength(1);
    const other = begin(3, "b");
    expect(other.actions).toHaveLength(0);
    expect(other.token).not.toBe(first.token);
  });

  it("has another secret for every puzzle", () => {
    expect(begin(1, "a").token).not.toBe(begin(2, "b").token);
    expect(pageOf(1)?.token).toMatch(/^[0-9a-f]{48}$/);
  });

  it("counts days in a row that were solved on their own day", () => {
    for (const number of [5, 6, 8, 9]) solve(number, true);
    expect(streak(9)).toBe(2);
    expect(streak(10)).toBe(2);
    expect(streak(11)).toBe(0);
    solve(7, false);
    expect(streak(9)).toBe(2);
    solve(10, true, false);
    expect(streak(10)).toBe(0);
  });
});
