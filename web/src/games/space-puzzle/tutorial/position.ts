/** The ship, the cards and the messages of the tutorial: a position of its own, the same for everybody. */
import type { Card, Scenario, Target, View } from "../../../generated/space-puzzle";
import type { Laid } from "../../../generated/wire";
import { COLOURS, KEYS, TOKENS } from "../art/pieces";

export const ME = 0;
export const PARTNER = 1;
export const FRAME = { width: 3000, height: 2000, token: 250 };

const A = "antenna";
const E = "engine";
const B = "battery";
const T = "telescope";

/** In reading order; every set of icons once. */
export const ROOMS: View["rooms"] = [
  [E],
  [A, B],
  [T],
  [A, E, B],
  [B, T],
  [E, B],
  [A, T],
  [],
  [A, E, T],
  [A],
  [A, E, B, T],
  [E, T],
  [B],
  [E, B, T],
  [A, E],
  [A, B, T],
];

export const SCENARIO: Scenario = {
  id: "own",
  name: "",
  tokens: ["C", "K", "R", "OK"],
  per_round: 8,
  actions: 4,
  rounds: 5,
  dice: false,
  special_rooms: 0,
  rules: [],
  tier: "own",
};

const target = (cell: string, colour: Target["colour"], key: Target["key"]): Target => ({ cell, colour, key, die: 1 });
const card = (...targets: Target[]): Card => ({ id: "", crisis: false, targets, specials: [] });

/** What the crew has to find out. */
export const FOUND = card(
  target("a1", "yellow", "square"),
  target("c2", "black", "hexagon"),
  target("d4", "blue", "round"),
  target("a4", "red", "triangle"),
);

/** What the player has to say. */
export const GIVEN = card(
  target("b1", "white", "triangle"),
  target("d2", "blue", "square"),
  target("a3", "green", "hexagon"),
  target("c4", "red", "round"),
);

const laid = (id: string, x: number, y: number, rotation = 0): Laid => ({ id, x, y, rotation });

/** Round 1 draws the map, but black lies nearer to yellow than its room does. Round 2 says what is right, gives
    black's room by its icons and black's key, and red by a corner again. Round 3 lays colours on keys. */
export const MESSAGES: readonly Laid[][] = [
  [laid("c-yellow", 300, 260), laid("c-black", 1080, 720), laid("c-blue", 2700, 1740)],
  [
    laid("c-yellow", 2450, 250),
    laid("c-blue", 2700, 250),
    laid("ok", 2575, 500),
    laid("k-hexagon", 1620, 1010),
    laid("c-black", 1760, 840, 8),
    laid("r-antenna", 1500, 620),
    laid("r-telescope", 2040, 1100),
    laid("c-red", 300, 1740),
  ],
  [
    laid("k-square", 560, 1040),
    laid("c-yellow", 720, 890, 10),
    laid("k-round", 1440, 1040),
    laid("c-blue", 1600, 890, 350),
    laid("k-triangle", 2320, 1040),
    laid("c-red", 2480, 890, 6),
  ],
];

export function opening(ai: number, name: string): View {
  const scenario = { ...SCENARIO, name };
  return {
    me: ME,
    setup: {
      seats: 2,
      first_ai: ai,
      scenario: "S03",
      own: scenario,
      session: "single",
      deck: "cards",
      crisis: false,
      strict_map: false,
      message_log: false,
      deaf_ai: false,
    },
    scenario,
    special: NOTHING_SPECIAL,
    phase: ai === ME ? "card" : "message",
    ai,
    roles: {},
    frame: FRAME,
    rooms: ROOMS,
    round: ai === ME ? 0 : 1,
    counter: SCENARIO.rounds,
    crisis: false,
    crisis_token: "no",
    tokens: TOKENS.filter((id) => /^[ckr]-|^ok$/.test(id)),
    jammed: [],
    cooling: [],
    pawns: {},
    dice: {},
    actions_left: SCENARIO.actions,
    markers: Object.fromEntries(COLOURS.map((colour) => [colour, { key: null, sure: false }])),
    marks: Object.fromEntries(KEYS.map((key) => [key, { location: false, die: false }])),
    locked_pawns: [],
    locked_markers: [],
    closed_traps: [],
    ready: [],
    declaring: [],
    message: null,
    fades_at: null,
    faded: false,
    log: [],
    asked: [],
    card: ai === ME ? GIVEN : null,
    turn: null,
    solution: [],
    traps: [],
    draft: null,
    result: null,
    history: [],
    unlocked: [],
    entered: [],
    before: null,
  };
}

const NOTHING_SPECIAL: View["special"] = {
  keyshown: false,
  posshown: false,
  trap: "no",
  line: false,
  heap: false,
  cool: false,
  jam: 0,
  step: false,
  flip: false,
  fade: 0,
  roles: false,
  noise: false,
  blind: false,
  drift: false,
  exact: false,
  crisiscard: false,
  crisistoken: false,
};
