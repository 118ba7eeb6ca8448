import { describe, expect, test } from "vitest";
import type { Offer } from "../../generated/wire";
import type { EventListener, TableStore } from "../../lib/table/table.svelte";
import { comfort } from "./comfort.svelte";
import { Orbit } from "./orbit.svelte";
import { Panes } from "./panes.svelte";
import type { Event, Job, Printed } from "./terms";

const lock = (station: Job): Offer => ({ action: "lock", fields: { station: { type: "fixed", value: station } } });
const setup = { mercury: 0, houston: 1, bengaluru: 1, cologne: 1 };
const facts = { hands: setup };

function desk(me: number | null, offers: Offer[], changes: object = {}) {
  let hear: EventListener = () => {};
  const table = {
    view: { me, setup, facts, phase: "enter", mercury: me === 0 ? {} : null, ...changes },
    prompt: { ask: { id: "x" }, offers },
    listen: (listener: EventListener) => ((hear = listener), () => {}),
  };
  const panes = new Panes(new Orbit(table as unknown as TableStore, {} as Printed));
  panes.follow();
  return { panes, tell: (event: Event, live = true) => hear([{ seq: 1, event, text: { id: "x" } }], live) };
}

describe("which board lies open", () => {
  test("at first one that the turn waits for", () => {
    expect(desk(1, [lock("cologne")]).panes.boards).toEqual(["cologne"]);
    expect(desk(1, []).panes.boards).toEqual(["houston"]);
    expect(desk(0, []).panes.boards).toEqual(["mercury"]);
  });

  test("whoever watches begins with Houston", () => expect(desk(null, []).panes.boards).toEqual(["houston"]));

  test("the screen hides Mercury's from the stations (MC-11)", () => {
    const { panes } = desk(1, []);
    panes.show("mercury");
    expect(panes.boards).toEqual(["houston"]);
  });

  test("after the end the spacecraft is shown to all", () => {
    expect(desk(1, [], { phase: "over", mercury: {} }).panes.boards).toEqual(["mercury"]);
  });
});

describe("being brought to the next board", () => {
  const locked: Event = { type: "locked", station: "houston" };

  test("when one's own is done and another waits", () => {
    const { panes, tell } = desk(1, [lock("cologne")]);
    panes.show("houston");
    tell(locked);
    expect(panes.boards).toEqual(["cologne"]);
  });

  test("never from a board that still waits, nor because of somebody else", () => {
    const { panes, tell } = desk(1, [lock("houston"), lock("cologne")]);
    panes.show("houston");
    tell(locked);
    expect(panes.boards).toEqual(["houston"]);
    const other = desk(0, []);
    other.panes.show("bengaluru");
    other.tell(locked);
    expect(other.panes.boards).toEqual(["bengaluru"]);
  });

  test("only who likes it, and only live", () => {
    const { panes, tell } = desk(1, [lock("cologne")]);
    panes.show("houston");
    tell(locked, false);
    comfort.turns = false;
    tell(locked);
    comfort.turns = true;
    expect(panes.boards).toEqual(["houston"]);
  });

  test("by key from one that waits to the next", () => {
    const { panes } = desk(1, [lock("houston"), lock("cologne")]);
    panes.showNext();
    expect(panes.boards).toEqual(["cologne"]);
    panes.showNext();
    expect(panes.boards).toEqual(["houston"]);
  });
});
