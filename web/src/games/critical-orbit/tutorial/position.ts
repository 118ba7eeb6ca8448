/** A mission in the middle of a turn, as the tutorial tells it. */
import { crewAround } from "../setup/jobs";
import type { Behind, Desk, Job, Printed, Station, View } from "../terms";

const SHAPES = ["L", "J", "S", "Z", "T"] as const;
const IDLE: Desk = { left: [], stars: 0, locked: true, claims: [], undoable: [], tasks: [] };
const forShapes = (count: number): Record<string, number> => Object.fromEntries(SHAPES.map((shape) => [shape, count]));

/** The stations enter two values; the learner has this job, on the first seat. */
export function position(printed: Printed, job: Job, changes: Partial<View> = {}): View {
  const setup = {
    seats: 4,
    ...crewAround(job),
    difficulty: "easy",
    start: 1,
    own_start: [],
    clock: "untimed",
    minutes: 20,
    turns: 30,
    pauses: false,
  } as const;
  return {
    me: 0,
    jobs: [job],
    setup: { ...setup, own_start: [] },
    target: printed.targets.easy ?? 0,
    phase: "enter",
    ready: [],
    clock: { deadline: null, left: null },
    pausing: [],
    turn: 1,
    dice: [],
    kept: [],
    may_leave: [],
    wants: {},
    kept_why: "",
    needs: [],
    card: null,
    houston: { written: printed.houston.seeds, struck: [], circles: forShapes(0), squares: {} },
    bengaluru: { written: printed.bengaluru.seeds, paid: {} },
    circles: { A: 0, B: 0, X: 0, Y: 0 },
    cologne: { written: printed.cologne.seeds, circles: 0 },
    desks: { houston: IDLE, bengaluru: IDLE, cologne: IDLE },
    stars: 0,
    mercury: job === "mercury" ? behind(printed) : null,
    won: false,
    ended: "no",
    ...changes,
  };
}

/** Nothing built yet: the canisters of the first start, locked, and full stacks. */
export function behind(printed: Printed, changes: Partial<Behind> = {}): Behind {
  const places = printed.starts[0]?.places ?? [];
  return {
    canisters: Object.fromEntries(printed.canisters.map((canister, index) => [canister, places[index] ?? ""])),
    unlocked: [],
    tiles: [],
    spots: {},
    face_up: {},
    stacks: forShapes(Object.keys(printed.tiles).length / SHAPES.length),
    halves: {},
    valves: {},
    covered: [],
    bag: 10,
    bag_open: [],
    unlocks: 8,
    tracks: { white: 0, black: 0 },
    pending: [],
    connected: [],
    missing: [],
    oxygen: 0,
    ...changes,
  };
}

export interface Writing {
  /** Beside what is printed. */
  written?: Record<string, number>;
  left?: number[];
  stars?: number;
}

/** A station at work. */
export function atDesk(
  printed: Printed,
  station: Station,
  { written = {}, left = [], stars = 0 }: Writing,
  changes: Partial<View> = {},
): View {
  const view = position(printed, station, { kept: left, ...changes });
  return {
    ...view,
    [station]: { ...view[station], written: { ...view[station].written, ...written } },
    desks: { ...view.desks, [station]: { ...IDLE, locked: false, left, stars } },
  };
}
