import { expect, test } from "vitest";
import type { Chair, Frame } from "../../generated/wire";
import { occupants, ownSeat } from "./play-on";

const chair = (seat: number, kind: Chair["kind"], strength = ""): Chair => ({
  seat,
  kind,
  name: "",
  strength,
  online: true,
  host: false,
  stood_in: false,
  advised: 0,
  persona: "",
  dialect: false,
  guest: "",
  shares: false,
});
const by = (seat: number | null): Frame => ({ seq: 1, at: 0, seat, view: {}, events: [] });
const CHAIRS = [chair(0, "ai", "quick"), chair(1, "person"), chair(2, "person")];

test("one sits where the next decision is a person's", () => {
  expect(ownSeat(CHAIRS, by(2), "open")).toBe(2);
});

test("else where one looks from, else where the first person sat", () => {
  expect(ownSeat(CHAIRS, by(0), "2")).toBe(2);
  expect(ownSeat(CHAIRS, by(null), "spectator")).toBe(1);
  expect(ownSeat([chair(0, "ai")], undefined, "open")).toBe(0);
});

test("AI seats stay as they were, people of then become AI seats, or are open where there are none", () => {
  expect(occupants(CHAIRS, 1, ["strong", "quick"])).toEqual([
    { kind: "ai", strength: "quick" },
    { kind: "me" },
    { kind: "ai", strength: "strong" },
  ]);
  expect(occupants(CHAIRS, 1, [])).toEqual([{ kind: "open" }, { kind: "me" }, { kind: "open" }]);
});
