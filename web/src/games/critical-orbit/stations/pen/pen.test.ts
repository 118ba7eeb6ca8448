import { flushSync } from "svelte";
import { describe, expect, test, vi } from "vitest";
import type { Choice, Offer } from "../../../../generated/wire";
import type { TableStore } from "../../../../lib/table/table.svelte";
import { Orbit } from "../../orbit.svelte";
import type { Action, Desk, Printed, Station } from "../../terms";
import { Pen } from "./pen.svelte";

const NOTHING: Desk = { left: [], stars: 0, locked: false, claims: [], undoable: [], tasks: [] };
const SPACES: Choice = { type: "choice", options: ["c4", "d4"] };

function enter(values: number[], star: boolean): Offer {
  return {
    action: "enter",
    fields: {
      station: { type: "fixed", value: "houston" },
      space: SPACES,
      value: { type: "choice", options: values },
      star: { type: "fixed", value: star },
    },
  };
}
const about = (action: string, station: Station): Offer => ({
  action,
  fields: { station: { type: "fixed", value: station } },
});

function pen(
  offers: Offer[],
  desk: Partial<Desk> = {},
  station: Station = "houston",
  setup: object = { houston: 0, bengaluru: 0, cologne: 0, mercury: 0 },
) {
  const act = vi.fn((_: Action) => Promise.resolve());
  const view = { me: 0, setup, desks: { [station]: { ...NOTHING, ...desk } } };
  const orbit = new Orbit({ view, prompt: { offers }, act } as unknown as TableStore, {} as Printed);
  const done = async (): Promise<Action[]> => {
    await vi.waitFor(() => expect(act).toHaveBeenCalled());
    return act.mock.calls.map(([action]) => action);
  };
  return { pen: new Pen(orbit, station), act, done };
}
const key = (name: string, more: object = {}): KeyboardEvent => new KeyboardEvent("keydown", { key: name, ...more });

describe("choosing a number", () => {
  test("two values wait to be chosen, a single one is chosen already", () => {
    expect(pen([enter([3, 5], false)]).pen.ink).toBeNull();
    expect(pen([enter([3], false)]).pen.ink).toEqual({ value: 3, star: false });
    expect(pen([enter([3], false), enter([1, 2, 3, 4, 5, 6], true)]).pen.ink).toEqual({ value: 3, star: false });
    expect(pen([enter([1, 2, 3, 4, 5, 6], true)]).pen.ink).toBeNull();
  });

  test("number, then space", async () => {
    const { pen: houston, done } = pen([enter([3, 5], false)]);
    houston.choose(5, false);
    houston.press("c4");
    expect(await done()).toEqual([{ type: "enter", station: "houston", space: "c4", value: 5, star: false }]);
  });

  test("or space, then number", async () => {
    const { pen: houston, done } = pen([enter([3, 5], false)]);
    houston.press("d4");
    expect(houston.aim).toBe("d4");
    houston.choose(3, false);
    expect(await done()).toEqual([{ type: "enter", station: "houston", space: "d4", value: 3, star: false }]);
  });

  test("only offered spaces and values are written, and nothing twice before the answer", async () => {
    const { pen: houston, act, done } = pen([enter([3], false)]);
    houston.press("a1");
    houston.choose(6, false);
    expect(act).not.toHaveBeenCalled();
    houston.press("c4");
    flushSync();
    expect(houston.wet).toEqual({ space: "c4", value: 3 });
    houston.press("c4");
    houston.press("d4");
    expect(await done()).toHaveLength(1);
    await vi.waitFor(() => expect(houston.wet).toBeNull());
  });

  test("with a star any number may be written (MC-22)", async () => {
    const { pen: houston, done } = pen([enter([3, 5], false), enter([1, 2, 3, 4, 5, 6], true)], { stars: 1 });
    houston.choose(6, true);
    houston.press("c4");
    expect(await done()).toEqual([{ type: "enter", station: "houston", space: "c4", value: 6, star: true }]);
  });
});

describe("keys", () => {
  test("a digit chooses the turn's value, once more the star's, and any other digit the star's", () => {
    const { pen: houston } = pen([enter([3, 5], false), enter([1, 2, 3, 4, 5, 6], true)], { stars: 1 });
    houston.hear(key("5"));
    expect(houston.ink).toEqual({ value: 5, star: false });
    houston.hear(key("5"));
    expect(houston.ink).toEqual({ value: 5, star: true });
    houston.hear(key("1"));
    expect(houston.ink).toEqual({ value: 1, star: true });
  });

  test("a digit that is not to be had changes nothing", () => {
    const { pen: houston } = pen([enter([3, 5], false)]);
    houston.hear(key("6"));
    expect(houston.ink).toBeNull();
    expect(pen([]).pen.hear(key("3"))).toBe(false);
  });

  test("L locks and U takes back, on keyboards of other scripts too, but not together with Ctrl", async () => {
    const { pen: houston, act, done } = pen([about("lock", "houston"), about("take-back", "houston")]);
    expect(houston.hear(key("l", { ctrlKey: true }))).toBe(false);
    expect(act).not.toHaveBeenCalled();
    houston.hear(key("д", { code: "KeyL" }));
    expect(await done()).toEqual([{ type: "lock", station: "houston" }]);
    const other = pen([about("take-back", "houston")]);
    other.pen.hear(key("U"));
    expect(await other.done()).toEqual([{ type: "take-back", station: "houston" }]);
  });

  test("another station's lock is not ours", () => {
    const { pen: houston } = pen([about("lock", "cologne")]);
    expect(houston.canLock).toBe(false);
    expect(houston.hear(key("l"))).toBe(false);
  });
});

test("shapes are looked at and taken in their place (MC-H7)", async () => {
  const claims = [
    ["a1", "a2", "a3", "b3"],
    ["a3", "b3", "c3", "c2"],
  ];
  const {
    pen: houston,
    act,
    done,
  } = pen([{ action: "claim", fields: { shape: { type: "choice", options: [0, 1] } } }], { claims });
  houston.press("d4");
  houston.press("c2");
  expect(houston.claim).toBe(1);
  houston.hear(key("1"));
  expect(houston.claim).toBe(0);
  houston.hear(key("2"));
  houston.hear(key("3"));
  expect(act).not.toHaveBeenCalled();
  houston.press("b3");
  expect(await done()).toEqual([{ type: "claim", shape: 1 }]);
});

describe("for the AI deck", () => {
  const deck = { houston: null, bengaluru: null, cologne: 0, mercury: 0 };

  test("a space is ticked with one press (MC-66)", async () => {
    const tick: Offer = {
      action: "tick-space",
      fields: { station: { type: "fixed", value: "bengaluru" }, space: { type: "choice", options: ["A-a2"] } },
    };
    const { pen: bengaluru, done } = pen(
      [tick],
      { locked: true, tasks: [{ type: "grid", grids: ["A"] }] },
      "bengaluru",
      deck,
    );
    expect([...bengaluru.open]).toEqual(["A-a2"]);
    bengaluru.press("B-a2");
    bengaluru.press("A-a2");
    expect(await done()).toEqual([{ type: "tick-space", station: "bengaluru", space: "A-a2" }]);
  });

  test("a star ticks a square of any shape (MC-H11)", async () => {
    const tick: Offer = { action: "tick-square", fields: { shape: { type: "choice", options: ["L", "T"] } } };
    const { pen: houston, done } = pen([tick], { locked: true, tasks: [{ type: "shape" }] }, "houston", deck);
    houston.tickShape("S");
    houston.tickShape("T");
    expect(await done()).toEqual([{ type: "tick-square", shape: "T" }]);
  });
});

test("whoever only watches has no pen, even at their own board", () => {
  const { pen: mine } = pen([enter([3], false), about("lock", "houston")]);
  const watching = new Pen(mine.orbit, "houston", true);
  expect([watching.open.size, watching.ink, watching.canLock]).toEqual([0, null, false]);
});
