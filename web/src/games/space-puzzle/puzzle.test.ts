import { describe, expect, test, vi } from "vitest";
import type { Action } from "../../generated/space-puzzle";
import type { Offer } from "../../generated/wire";
import type { TableStore } from "../../lib/table/table.svelte";
import { Puzzle } from "./puzzle.svelte";

const view = {
  me: 0,
  ai: 1,
  phase: "crew",
  round: 2,
  setup: { seats: 3 },
  pawns: { red: "a1" },
  dice: { red: 1 },
  draft: null,
  markers: { red: { key: "square", sure: false } },
  marks: { square: { location: false, die: false } },
};
const move: Offer = {
  action: "move",
  fields: { pawn: { type: "fixed", value: "red" }, cell: { type: "choice", options: ["a2", "b1"] } },
};
const enter: Offer = {
  action: "enter",
  fields: { pawn: { type: "fixed", value: "blue" }, cell: { type: "choice", options: ["c3"] } },
};
const put: Offer = {
  action: "put-marker",
  fields: { colour: { type: "fixed", value: "red" }, section: { type: "choice", options: ["round", "off"] } },
};

function puzzle(changes: object, offers: Offer[], act = vi.fn((_: Action) => Promise.resolve())) {
  const table = { view: { ...view, ...changes }, prompt: { ask: { id: "x" }, offers }, act } as unknown as TableStore;
  return { puzzle: new Puzzle(table), act };
}

describe("the Astronauts' hand", () => {
  test("only what is offered can be done", async () => {
    const { puzzle: crew, act } = puzzle({}, [move, enter, put]);
    expect([...crew.cellsFor("red")]).toEqual(["a2", "b1"]);
    void crew.sendPawn("red", "d4");
    void crew.sendPawn("green", "a2");
    void crew.removePawn("red");
    crew.setDie("red", 3);
    void crew.putMarker("red", "hexagon");
    crew.flipMarker("red");
    crew.mark("square", "location");
    await Promise.resolve();
    expect(act).not.toHaveBeenCalled();
  });

  test("a pawn on the map moves, one beside it enters (SP-34, SP-35)", async () => {
    const { puzzle: crew, act } = puzzle({}, [move, enter]);
    void crew.sendPawn("red", "b1");
    void crew.sendPawn("blue", "c3");
    await crew.act({ type: "ready" });
    expect(act.mock.calls.map(([action]) => action)).toEqual([
      { type: "move", pawn: "red", cell: "b1" },
      { type: "enter", pawn: "blue", cell: "c3" },
      { type: "ready" },
    ]);
  });

  test("what is picked up twice is let go, and nothing useless stays in the hand", () => {
    const { puzzle: crew } = puzzle({}, [move]);
    crew.pickUp({ kind: "pawn", colour: "red" });
    expect(crew.heldPawn).toBe("red");
    crew.pickUp({ kind: "pawn", colour: "red" });
    expect(crew.held).toBeNull();
    crew.pickUp({ kind: "pawn", colour: "white" });
    expect(crew.held).toBeNull();
  });
});

describe("acting side by side", () => {
  test("one step is answered before the next is sent", async () => {
    let answer = (): void => {};
    const act = vi.fn((_: Action) => new Promise<void>((resolve) => (answer = resolve)));
    const { puzzle: crew } = puzzle({}, [move, put], act);
    void crew.putMarker("red", "round");
    void crew.sendPawn("red", "a2");
    await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(1));
    answer();
    await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(2));
  });
});

describe("the draft", () => {
  const token = (x: number) => ({ id: "ok", x, y: 500, rotation: 0 });
  const laying = { me: 1, phase: "message", draft: { round: 2, laid: [token(200)], heap: [], noise: null } };

  test("is there again after a reload", () => {
    expect(puzzle(laying, []).puzzle.drafting.laid).toEqual([token(200)]);
  });

  test("is shown at once, sent at once, and once more when the hand rests: the last word wins", async () => {
    vi.useFakeTimers();
    const { puzzle: ai, act } = puzzle(laying, []);
    for (const x of [300, 400, 500]) ai.drafting.lay([token(x)]);
    expect(ai.drafting.laid).toEqual([token(500)]);
    await vi.runAllTimersAsync();
    expect(act.mock.calls.map(([action]) => action)).toEqual([
      { type: "lay", tokens: [token(300)] },
      { type: "lay", tokens: [token(500)] },
    ]);
    vi.useRealTimers();
  });

  test("is whole before the screen is lifted (SP-30)", async () => {
    const { puzzle: ai, act } = puzzle(laying, []);
    ai.drafting.lay([token(600)]);
    await ai.drafting.reveal();
    expect(act.mock.calls.map(([action]) => action.type)).toEqual(["lay", "reveal"]);
  });
});
