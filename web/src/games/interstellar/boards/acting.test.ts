import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { need, speak } from "../../../lib/words/i18n.svelte";
import type { Action } from "../terms";
import Government from "./Government.svelte";
import Journey from "./Journey.svelte";
import Leaders from "./Leaders.svelte";
import Market from "./Market.svelte";
import Population from "./Population.svelte";
import Projects from "./Projects.svelte";
import Reputation from "./Reputation.svelte";
import { bridgeOver, position } from "./sample";
import Ship from "./Ship.svelte";

beforeAll(async () => {
  await speak("en");
  await need("interstellar");
});

const nameOf = (one: HTMLElement): string | undefined => one.querySelector(".unseen")?.textContent;
const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });

describe("the World Government", () => {
  const sends: Action[] = [
    { type: "send", row: 0, space: 0 },
    { type: "send", row: 0, space: 2 },
  ];
  const sending = position({ step: { step: "send", seat: 0, left: 1, whole_row: false, sent: 0 } });

  test("a free space takes the Scientist", async () => {
    const act = vi.fn(() => Promise.resolve());
    render(Government, { bridge: bridgeOver(sending, sends, act) });
    await fireEvent.click(button("World Government, row 1: 3 free (3 Fuel)."));
    await vi.waitFor(() => expect(act.mock.calls).toEqual([[{ type: "send", row: 0, space: 2 }]]));
  });

  test("another row is asked about, not taken", async () => {
    const act = vi.fn(() => Promise.resolve());
    const bridge = bridgeOver(sending, sends, act);
    render(Government, { bridge });
    const high = button("World Government, row 4: 1 free (2 Prestige Points).");
    expect(high.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(high);
    expect(bridge.aim?.ways).toEqual([{ type: "send", row: 3, space: 0 }]);
    expect(act).not.toHaveBeenCalled();
  });

  test("a taken space is only looked at, and so is everything when nothing is asked", () => {
    render(Government, { bridge: bridgeOver(position()) });
    expect(screen.queryAllByRole("button")).toEqual([]);
    expect(screen.getByRole("img", { name: "World Government, row 1: 2 taken (Seat 2)." })).toBeTruthy();
  });

  test("who moves up chooses a space of that row (HV-14)", () => {
    const view = position({ step: { step: "move-up", seat: 0, row: 1 } });
    render(Government, { bridge: bridgeOver(view, [{ type: "rise", space: 1 }, { type: "done" }]) });
    expect(screen.getAllByRole("button").map(nameOf)).toEqual(["World Government, row 2: 2 free (1 Fuel)."]);
  });
});

test("one spot of a board is in the tab order, one that can be done; arrow keys hand it on", async () => {
  const sends: Action[] = [
    { type: "send", row: 0, space: 0 },
    { type: "send", row: 0, space: 2 },
  ];
  const view = position({ step: { step: "send", seat: 0, left: 1, whole_row: false, sent: 0 } });
  render(Government, { bridge: bridgeOver(view, sends) });
  const inOrder = (): (string | undefined)[] =>
    screen
      .getAllByRole("button")
      .filter((one) => one.tabIndex === 0)
      .map(nameOf);
  expect(inOrder()).toEqual(["World Government, row 1: 1 free (2 Fuel)."]);
  const [first, second] = [button(/row 1: 1 free/), button(/row 1: 3 free/)];
  second.getBoundingClientRect = () => ({ left: 100, top: 0, width: 0, height: 0 }) as DOMRect;
  first.focus();
  await fireEvent.keyDown(first, { key: "ArrowRight" });
  expect(document.activeElement).toBe(second);
  expect(inOrder()).toEqual(["World Government, row 1: 3 free (3 Fuel)."]);
});

test("a Mechanism with several ways to pay asks which (HV-01)", async () => {
  const ways: Action[] = ["RY", "YY"].map((payment) => ({ type: "build", mechanism: "RY", row: "current", payment }));
  const bridge = bridgeOver(position({ step: { step: "build", seat: 0 } }), ways);
  render(Projects, { bridge });
  await fireEvent.click(button("A Mechanism for 1 red and 1 yellow: 3 Prestige Points"));
  expect(bridge.choosing).toEqual(ways);
  expect(
    button("A Mechanism for 1 of any colour: as many Prestige Points as you pay in value").getAttribute(
      "aria-disabled",
    ),
  ).toBe("true");
});

test("at the Market a colour is sold or bought, as many as one likes", async () => {
  const ways: Action[] = [1, 2].map((count) => ({ type: "sell", colour: "R", count, shift: false }));
  const bridge = bridgeOver(position({ step: { step: "trade", seat: 0, shift: 2 } }), ways);
  render(Market, { bridge });
  await fireEvent.click(button("Sell red: 1 Fuel each"));
  expect(bridge.choosing).toEqual(ways);
  expect(button("Buy purple: 10 Fuel each").querySelector(".drawn")?.textContent).toBe("−108");
});

test("people are saved by colour, Families together (L425)", async () => {
  const family: Action = { type: "save-family", family: "RRY", payment: "RRY" };
  const act = vi.fn(() => Promise.resolve());
  render(Population, {
    bridge: bridgeOver(position({ families: ["RRY"], step: { step: "save", seat: 0 } }), [family], act),
  });
  await fireEvent.click(button("A Family (2 red and 1 yellow), saved together"));
  await vi.waitFor(() => expect(act.mock.calls).toEqual([[family]]));
  expect(button("11 red on Earth; saving one brings 1 Reputation").getAttribute("aria-disabled")).toBe("true");
});

describe("the Journey", () => {
  test("the Probe goes where it may; too dear a space says why", () => {
    const view = position({ step: { step: "probe", seat: 0 } });
    render(Journey, { bridge: bridgeOver(view, [{ type: "advance", space: "1-2" }]) });
    expect(screen.getAllByRole("button").map((one) => [nameOf(one), one.getAttribute("aria-disabled")])).toEqual([
      ["space 1-2 · Point of Interest: 2 Prestige Points for the first visitor · 2 Fuel", null],
      ["space 1-3 · unexplored · 2 Fuel", "true"],
      ["space 1-4 · unexplored · 2 Fuel", "true"],
    ]);
  });

  test("draws a variant's Discovery as it is printed", () => {
    const { container } = render(Journey, { bridge: bridgeOver(position({ found: { "1-1": "vortex" } })) });
    expect(container.querySelector('path[d="M12 2v20"]')).not.toBeNull();
  });

  test("tells what lies where, and whose Probes are there", () => {
    render(Journey, { bridge: bridgeOver(position({ found: { "1-1": "mine-RR" }, government_probe: "1-1" })) });
    expect(
      screen.getByRole("img", { name: "space 1-1 · a Lost Mining Planet (2 red) · 2 Fuel · The World Government" }),
    ).toBeTruthy();
  });
});

test("a step goes to the next space of a track (HV-19)", async () => {
  const act = vi.fn(() => Promise.resolve());
  render(Leaders, {
    bridge: bridgeOver(
      position(),
      [
        { type: "take-step", track: "starship" },
        { type: "take-step", track: "humankind" },
      ],
      act,
    ),
  });
  expect(screen.getAllByRole("button")).toHaveLength(2);
  await fireEvent.click(screen.getAllByRole("button", { name: "1: 2 Fuel" })[1]!);
  await vi.waitFor(() => expect(act.mock.calls).toEqual([[{ type: "take-step", track: "humankind" }]]));
});

test("the ship tells how far it is, and every built Mechanism is a part of it", async () => {
  const { container } = render(Ship, { bridge: bridgeOver(position({ built: ["RY", "?"] })) });
  await tick();
  expect(
    screen.getByRole("img", { name: "The Interstellar: 2 of 27 Mechanisms built, 0 of 3 modules complete" }),
  ).toBeTruthy();
  expect(container.querySelectorAll(".segment.built")).toHaveLength(2);
});

test("Reputation is told with its worth", () => {
  render(Reputation, { bridge: bridgeOver(position()) });
  expect(screen.getByText("Seat 2: Reputation 11, worth 2 at the end")).toBeTruthy();
});
