import { describe, expect, test, vi } from "vitest";
import type { Offer } from "../../generated/wire";
import type { TableStore } from "../../lib/table/table.svelte";
import { Mission } from "./mission.svelte";

const chip = (id: string, x: number, y: number) => ({ id, kind: "planet" as const, x, y });
const view = {
  me: 0,
  source: 0,
  guesser: 1,
  phase: "transmit",
  round: 3,
  rocket: "A",
  target: "C",
  plan: null,
  setup: { route: "free" },
  guesses: [],
  transmissions: [],
  history: [],
  obstacles: { A: { C: ["B"] } },
  layout: {
    size: 4000,
    radius: 170,
    chips: [chip("A", 500, 500), chip("B", 1500, 500), chip("C", 2500, 500), chip("D", 1500, 1500)],
    links: { A: ["B", "D"], B: ["A", "C", "D"], C: ["B", "D"], D: ["A", "B", "C"] },
  },
};

function mission(changes: object, offers: Offer[] = []): { mission: Mission; act: ReturnType<typeof vi.fn> } {
  const act = vi.fn(() => Promise.resolve());
  const table = { view: { ...view, ...changes }, prompt: { ask: { id: "x" }, offers }, act } as unknown as TableStore;
  return { mission: new Mission(table), act };
}

describe("the Source's thoughts", () => {
  test("in free mode nothing that is picked is ever sent (CT-32)", () => {
    const { mission: source, act } = mission({});
    for (const chip of ["B", "C", "B", "D", "A", "D", "C"]) source.pick(chip);
    source.pointed = "B";
    source.confirmChosen();
    expect(source.draft.stops).toEqual(["D", "C"]);
    expect(act).not.toHaveBeenCalled();
  });

  test("in guided mode the finished route is laid, and only then (CT-H5)", () => {
    const { mission: source, act } = mission({ setup: { route: "guided" } });
    source.pick("B");
    expect(act).not.toHaveBeenCalled();
    source.pick("C");
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: "plan-route", route: ["B", "C"] });
  });

  test("a blocked way is explained by what is in it", () => {
    const { mission: source } = mission({});
    source.pick("C");
    expect(source.blocked).toMatchObject({ from: "A", to: "C", chips: ["B"], tried: true });
    expect(source.lines).toContainEqual({ from: "A", to: "C", kind: "blocked" });
  });
});

describe("the guesser", () => {
  const offers: Offer[] = [
    { action: "guess", fields: { chip: { type: "choice", options: ["C"] }, sure: { type: "fixed", value: false } } },
    {
      action: "guess",
      fields: { chip: { type: "choice", options: ["A", "B"] }, sure: { type: "fixed", value: true } },
      confirm: { id: "confirm-impossible-guess" },
    },
  ];
  const guessing = { me: 1, phase: "guess", target: null };

  test("points first and means it second (CT-25)", () => {
    const { mission: crew, act } = mission(guessing, offers);
    crew.pick("C");
    expect(act).not.toHaveBeenCalled();
    crew.confirmChosen();
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: "guess", chip: "C", sure: false });
  });

  test("is asked before an impossible guess (CT-H10)", () => {
    const { mission: crew, act } = mission(guessing, offers);
    crew.pick("B");
    crew.confirmChosen();
    expect(act).not.toHaveBeenCalled();
    expect(crew.question).toEqual({
      text: { id: "confirm-impossible-guess" },
      action: { type: "guess", chip: "B", sure: true },
    });
  });

  test("cannot point at what is not offered", () => {
    const { mission: crew } = mission(guessing, offers);
    expect(crew.pick("D")).toBe(false);
    expect(crew.chosen).toBeNull();
  });
});

test("while a signal is heard the table stands still", () => {
  const { mission: crew } = mission({ me: 1, phase: "guess" }, [{ action: "ask-repeat" }]);
  crew.scenes.show(crew.view, () => new Promise(() => {}));
  (crew.table as { view: unknown }).view = { ...crew.view, phase: "ready" };
  expect(crew.view.phase).toBe("guess");
  expect(crew.offer("ask-repeat")).toBeUndefined();
});

describe("the Crew's thoughts", () => {
  const thinking = (): ReturnType<typeof mission> => {
    const all = { type: "choice" as const, options: ["B", "C", "D"] };
    return mission({ me: 1, phase: "guess" }, [{ action: "guess", fields: { chip: all } }]);
  };

  test("a way is laid out along free flights, points at nothing and is never sent", () => {
    const { mission: crew, act } = thinking();
    crew.thinking = true;
    for (const chip of ["B", "A", "D", "C"]) crew.pick(chip);
    expect(crew.thought.stops).toEqual(["D", "C"]);
    expect(crew.lines).toContainEqual({ from: "D", to: "C", kind: "thought" });
    expect(crew.chosen).toBeNull();
    crew.confirmChosen();
    expect(act).not.toHaveBeenCalled();
  });

  test("it stays while one points, and goes with one click", () => {
    const { mission: crew } = thinking();
    crew.thinking = true;
    crew.pick("B");
    crew.thinking = false;
    expect(crew.pick("C")).toBe(true);
    expect(crew.thought.stops).toEqual(["B"]);
    crew.forget();
    expect(crew.lines).toEqual([]);
  });

  test("the Source has none: its picks are the route", () => {
    const { mission: source } = mission({});
    source.thinking = true;
    source.pick("B");
    expect(source.draft.stops).toEqual(["B"]);
    expect(source.thought.stops).toEqual([]);
  });
});
