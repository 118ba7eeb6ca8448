import { expect, test } from "vitest";
import type { Chair, Prompt, TableInfo } from "../../../generated/wire";
import { UNKNOWN } from "../unknown";
import { thinkingSeats } from "./awaited";

const chair = (seat: number, kind: Chair["kind"]): Chair => ({
  seat,
  kind,
  name: "",
  strength: "",
  online: true,
  host: false,
  stood_in: false,
  advised: 0,
  persona: "",
  dialect: false,
  guest: "",
  shares: false,
});
const WITH_TWO: TableInfo = {
  ...UNKNOWN,
  phase: "playing",
  chairs: [chair(0, "person"), chair(1, "ai"), chair(2, "ai")],
};
const seen = (prompt: Prompt, table = WITH_TWO): number[] => thinkingSeats({ table, prompt, seats: [0] });
const named = { ask: { id: "wait-guess", args: { guesser: { id: "seat-name", args: { seat: 2 } } } } };

test("who is named is waited for", () => {
  expect(seen(named)).toEqual([2]);
});

test("where nobody is named, everybody else may be", () => {
  expect(seen({ ask: { id: "sp-wait-crew" } })).toEqual([1, 2]);
  const people = { ...WITH_TWO, chairs: [chair(0, "person"), chair(1, "ai"), chair(2, "person")] };
  expect(seen({ ask: { id: "sp-wait-crew" } }, people)).toEqual([]);
});

test("nobody is, while it is one's own turn or the game is over", () => {
  expect(seen({ ...named, offers: [{ action: "guess" }] })).toEqual([]);
  expect(seen({ ...named, offers: [{ action: "say", aside: true }] })).toEqual([2]);
  expect(seen(named, { ...WITH_TWO, phase: "over" })).toEqual([]);
});
