import { expect, test, vi } from "vitest";
import type { Message, Offer } from "../../generated/wire";
import type { TableStore } from "../../lib/table/table.svelte";
import { Bridge } from "./bridge.svelte";
import { target } from "./target";
import type { Action, Printed, View } from "./terms";

const PASS: Action = { type: "pass" };
const CHEAP: Action = { type: "research", technology: "drill", payment: "R" };
const DEAR: Action = { type: "research", technology: "drill", payment: "Y" };
const FAR: Action = { type: "fly", planet: "neptune", fuel: 9 };
const OFFERS: Offer[] = [
  { action: "pass" },
  {
    action: "research",
    fields: { technology: { type: "fixed", value: "drill" }, payment: { type: "choice", options: ["R", "Y"] } },
  },
];
const CHANGES: Message[] = [{ id: "si-foresee-pay" }];
const TOO_FAR: Message = { id: "si-why-fly" };

function sit(offers: Offer[] = OFFERS) {
  const table = {
    view: { me: 0, corporations: [{}] } as unknown as View,
    prompt: { ask: { id: "ask" }, offers },
    busy: false,
    mayUndo: true,
    act: vi.fn((_: object) => Promise.resolve()),
    undo: vi.fn(() => Promise.resolve()),
    foresee: vi.fn((action: object) =>
      (action as Action).type === "fly" ? Promise.reject(TOO_FAR) : Promise.resolve(CHANGES),
    ),
  };
  return { table, bridge: new Bridge(table as unknown as TableStore, {} as Printed) };
}

test("offers are all actions they allow, whichever way they are written", () => {
  const { bridge } = sit();
  expect(bridge.actions).toEqual([PASS, CHEAP, DEAR]);
  expect(bridge.isPossible({ payment: "Y", technology: "drill", type: "research" })).toBe(true);
  expect(bridge.isPossible(FAR)).toBe(false);
});

test("pointing foresees and does nothing", async () => {
  const { bridge, table } = sit();
  bridge.point([CHEAP, DEAR]);
  await vi.waitFor(() => expect(bridge.aim?.changes).toEqual(CHANGES));
  expect(table.act).not.toHaveBeenCalled();
});

test("pointing at what cannot be done says why, and so does pressing it", async () => {
  const { bridge, table } = sit();
  await bridge.press([FAR]);
  await vi.waitFor(() => expect(bridge.aim?.refused).toEqual(TOO_FAR));
  expect(table.act).not.toHaveBeenCalled();
  expect(bridge.choosing).toBeNull();
});

test("whoever only sweeps across asks nothing", async () => {
  const { bridge, table } = sit();
  bridge.point([CHEAP]);
  bridge.forget();
  bridge.point([PASS]);
  await vi.waitFor(() => expect(bridge.aim?.changes).toEqual(CHANGES));
  expect(table.foresee).toHaveBeenCalledExactlyOnceWith(PASS);
});

test("one way is done, several are asked about", async () => {
  const { bridge, table } = sit();
  await bridge.press([CHEAP, DEAR]);
  expect(bridge.choosing).toEqual([CHEAP, DEAR]);
  await bridge.press([DEAR]);
  expect(table.act).toHaveBeenCalledExactlyOnceWith(DEAR);
  expect(bridge.choosing).toBeNull();
});

test("a second press while the first is on its way is not one more", async () => {
  const { bridge, table } = sit();
  table.busy = true;
  await bridge.press([PASS]);
  expect(table.act).not.toHaveBeenCalled();
});

test("another position: what was foreseen is looked up again, what is gone is not chosen any more", async () => {
  const { bridge, table } = sit();
  await bridge.press([CHEAP, DEAR]);
  bridge.lookAgain();
  expect(bridge.choosing).toEqual([CHEAP, DEAR]);
  await vi.waitFor(() => expect(table.foresee).toHaveBeenCalledOnce());

  const other = sit([{ action: "pass" }]);
  other.bridge.choosing = [CHEAP, DEAR];
  other.bridge.lookAgain();
  expect(other.bridge.choosing).toBeNull();
});

const by = (pointerType: string, clientX = 1): PointerEvent => ({ pointerType, clientX, clientY: 1 }) as PointerEvent;
const click = (clientX = 0): MouseEvent => ({ clientX, clientY: 1 }) as MouseEvent;

test("a mouse points by hovering and does by clicking", async () => {
  const { bridge, table } = sit();
  const spot = target(bridge, [PASS]);
  spot.onpointerenter(by("mouse"));
  expect(bridge.isAimedAt([PASS])).toBe(true);
  spot.onpointerdown(by("mouse"));
  await spot.onclick(click());
  expect(table.act).toHaveBeenCalledExactlyOnceWith(PASS);
  spot.onpointerleave(by("mouse"));
  expect(bridge.aim).toBeNull();
});

test("what slides under a mouse that rests is not pointed at", async () => {
  const { bridge } = sit();
  await target(bridge, [PASS]).onclick(click(20));
  target(bridge, [FAR]).onpointerenter(by("mouse", 20));
  expect(bridge.aim).toBeNull();
  target(bridge, [FAR]).onpointerenter(by("mouse", 21));
  expect(bridge.isAimedAt([FAR])).toBe(true);
});

test("a finger's first tap points, its second one does", async () => {
  const { bridge, table } = sit();
  const spot = target(bridge, [PASS]);
  for (const times of [0, 1]) {
    spot.onpointerdown(by("touch"));
    spot.onfocus();
    await spot.onclick(click());
    expect(table.act).toHaveBeenCalledTimes(times);
  }
});

test("a key on a focused spot does it", async () => {
  const { bridge, table } = sit();
  const spot = target(bridge, [PASS]);
  spot.onfocus();
  await spot.onclick(click());
  expect(table.act).toHaveBeenCalledOnce();
});

test("to pass asks first where nobody teaches: it cannot be taken back", async () => {
  const { bridge, table } = sit();
  bridge.asksFirst = true;
  await bridge.press([PASS]);
  expect(bridge.asking).toEqual(PASS);
  expect(table.act).not.toHaveBeenCalled();
  await bridge.act(PASS);
  expect(bridge.asking).toBeNull();
  expect(table.act).toHaveBeenCalledExactlyOnceWith(PASS);
});
