/** A position of two players as the server shows it, and what is printed, for tests. */
import pack from "../../../../../src/heliograph/games/interstellar/box/pack.json";
import type { PrintedSpace } from "../../../generated/interstellar";
import type { Fixed, Offer } from "../../../generated/wire";
import type { TableStore } from "../../../lib/table/table.svelte";
import { Bridge } from "../bridge.svelte";
import type { Action, Corporation, Gain, Mat, Printed, View } from "../terms";

const values = Object.fromEntries(Object.entries(pack).map(([name, { value }]) => [name, value]));
const plain = { hint: false, boards: [], signs: {} };
const variants: Printed["variants"] = [
  { ...plain, id: "families" },
  { ...plain, id: "new-leader-tracks", boards: ["1A", "2A"] },
  { ...plain, id: "universal-mechanisms", hint: true, signs: { vortex: "M12 2v20" } },
];
type Kind = PrintedSpace["kind"];

function space(id: string, kind: Kind, leads_to: string[], prestige = 0): PrintedSpace {
  const [column = 0, row = 0] = id.split("-").map(Number);
  return { id, kind, column, row, leads_to, prestige, fuel: column === 0 ? 0 : 2 };
}

function gain(kind: Gain["kind"], amount: number): Gain {
  return { kind, amount, cubes: "", least: 0, most: 0 };
}

export const spaces: PrintedSpace[] = [
  space("0-3", "start", ["1-2", "1-3", "1-4"]),
  space("1-1", "space", ["2-3"]),
  space("1-2", "interest", ["2-3"], 2),
  space("1-3", "space", ["2-3"]),
  space("1-4", "space", ["2-3"]),
  space("1-5", "space", ["2-3"]),
  space("2-3", "trappist", []),
];

export const printed = {
  ...values,
  tokens: {},
  variants,
  spaces,
  reputation_scale: [
    { least: 0, most: 9, worth: -3 },
    { least: 10, most: 49, worth: 2 },
  ],
  person_reputation: [1, 2, 3, 4, 5],
  rewards: { "1F": [gain("fuel", 1)], "2F": [gain("fuel", 2)], "3F": [gain("fuel", 3)], "2V": [gain("prestige", 2)] },
} as unknown as Printed;

function mat(more: Partial<Mat>): Mat {
  return { reputation_worth: 2, next_steps: { starship: 1, humankind: 1 }, ...more } as Mat;
}

function corporation(more: Partial<Corporation>): Corporation {
  return {
    cubes: [2, 1, 0, 0, 0],
    fuel: 5,
    reputation: 10,
    starship: 0,
    humankind: 0,
    probe: "0-3",
    ...more,
  } as Corporation;
}

export function position(more: object = {}): View {
  return {
    me: 0,
    setup: { seats: 2 },
    step: null,
    hall: null,
    governor: -1,
    leader_board: "",
    families: [],
    offered: [],
    built: [],
    modules: 0,
    saved: 0,
    arrived: [],
    corporations: [corporation({}), corporation({ reputation: 11, starship: 2 })],
    market: [3, 3, 2, 1, 1],
    people: [11, 9, 7, 5, 4],
    mechanisms_left: 32,
    discoveries_left: 40,
    current: ["RB", "RY", "", "Y"],
    long_term: ["RG", "RRY", "RR", "GG"],
    future: ["RYG", "P", "YB", "?"],
    government: [
      [-1, 1, -1],
      [-1, -1, -1],
      [-1, -1, -1],
      [-1, -1, -1],
    ],
    found: {},
    interest_taken: [],
    government_probe: "0-3",
    facts: {
      goals: [
        { id: "modules", have: 0, need: 3, met: false, done: 2, all: 27 },
        { id: "population", have: 27, need: 28, met: false, done: 27, all: 28 },
        { id: "trappist", have: 1, need: 1, met: true, done: 10, all: 10 },
      ],
      mechanisms_per_module: 9,
      mechanism_prestige: { RY: 3, "?": null },
      mats: [mat({}), mat({})],
      better_prices: { sell: [3, 4, 5, 6, 7], buy: [1, 2, 4, 6, 8] },
      next_arrival: 10,
    },
    ...more,
  } as unknown as View;
}

/** A bridge over a position; what is done goes to `act`. */
export function bridgeOver(
  view: View,
  actions: readonly Action[] = [],
  act: (action: object) => Promise<void> = () => Promise.resolve(),
): Bridge {
  const offers = actions.map(({ type, ...fields }): Offer => ({
    action: type,
    fields: Object.fromEntries(
      Object.entries<Fixed["value"]>(fields).map(([name, value]) => [name, { type: "fixed" as const, value }]),
    ),
  }));
  const table = {
    view,
    prompt: { ask: { id: "x" }, offers },
    events: [],
    busy: false,
    foresee: () => new Promise(() => {}),
    act,
  };
  return new Bridge(table as unknown as TableStore, printed);
}
