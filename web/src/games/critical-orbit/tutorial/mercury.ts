/** Mercury III's lessons: the last word on the dice, a tile, a valve, a canister, a star. */
import type { Message, Offer, Spot, Tiling } from "../../../generated/wire";
import { exitsAt, meeting } from "../mercury/geometry";
import type { Action, Behind, Printed, View } from "../terms";
import type { Step } from "./lesson.svelte";
import { behind, position } from "./position";
import { refused } from "./writing";

export const STEPS = ["dice", "tile", "valve", "canister", "star"] as const;

/** Tiles that can join the two yellow canisters of the first start, and where: one without a stem, one with. */
const PLAIN = "S3";
const PLAIN_JOINED: Spot = { x: 0, y: 0, rotation: 2 };
const STEMMED = "L4";
const STEMMED_JOINED: Spot = { x: 0, y: 0, rotation: 3 };
const STEM = "L4-white";
const CANISTER = "yellow-square";
const DICE = [2, 5, 6];

const built = (view: View): Behind => view.mercury as Behind;
const fixed = (value: string) => ({ type: "fixed" as const, value });
const choice = (options: (string | number)[]) => ({ type: "choice" as const, options });

function at(printed: Printed, changes: Partial<Behind>, more: Partial<View> = {}): View {
  return position(printed, "mercury", { mercury: behind(printed, changes), ...more });
}

/** Both ends of the only tile at a canister, and no stem bare: it counts. */
function settled(view: View, changes: Partial<Behind>, printed: Printed): View {
  const board = { ...built(view), ...changes };
  const [entry] = Object.entries(board.spots);
  const tile = entry && printed.tiles[entry[0]];
  if (!tile) return { ...view, mercury: { ...board, connected: [], missing: [], oxygen: 0 } };
  const ends = exitsAt(tile, entry[1]);
  const joins = meeting(ends, [], Object.values(board.canisters), printed.size).length === ends.length;
  const bare = tile.stems.map((colour) => `${entry[0]}-${colour}`).filter((stem) => !board.covered.includes(stem));
  const counts = joins && bare.length === 0;
  return {
    ...view,
    mercury: {
      ...board,
      connected: counts ? [entry[0]] : [],
      missing: joins ? bare : [],
      oxygen: counts ? tile.oxygen : 0,
    },
  };
}

/** Whoever may build may always say what is missing. */
const CALL: Offer = { action: "call", fields: { needs: { type: "selection", options: [], fewest: 0, most: 3 } } };

function placing(view: View, printed: Printed): Offer[] {
  const grid: Tiling = {
    type: "tiling",
    width: printed.size,
    height: printed.size,
    forms: printed.shapes.S ?? [],
    taken: [],
  };
  const laid = Object.keys(built(view).spots);
  return [
    CALL,
    { action: "place", fields: { tile: fixed(PLAIN), spot: grid } },
    ...(laid.length > 0 ? [{ action: "lift", fields: { tile: choice(laid) } }] : []),
  ];
}

function place(view: View, action: Action, printed: Printed): View {
  if (action.type === "place") return settled(view, { spots: { [action.tile]: action.spot } }, printed);
  return action.type === "lift" ? settled(view, { spots: {} }, printed) : view;
}

/** MC-14 to MC-16: two values for the stations, the third moves a valve. */
function keep(view: View, action: Action): View {
  if (action.type !== "keep") return view;
  const { tracks } = built(view);
  const track = action.leave <= 3 ? "white" : "black";
  const mercury = { ...built(view), tracks: { ...tracks, [track]: (tracks[track] ?? 0) + 1 } };
  return { ...view, phase: "enter", kept: DICE.filter((value) => value !== action.leave), may_leave: [], mercury };
}

/** MC-23, each of the three actions with what it finds. */
function useStar(view: View, action: Action): View | Message {
  const board = { ...built(view), pending: [] };
  switch (action.type) {
    case "star-half":
      return { ...view, stars: 0, mercury: { ...board, pending: [{ type: "judge", colour: "red" }] } };
    case "star-cards":
      return { ...view, stars: 0, mercury: { ...board, pending: [{ type: "cards", cards: ["cross", CANISTER] }] } };
    case "star-tile":
      return { ...view, stars: 0, mercury: { ...board, face_up: { [action.shape]: `${action.shape}4` } } };
    case "drop-star":
      return refused("drop");
    default:
      return { ...view, stars: 0, mercury: board };
  }
}

function starring(view: View, printed: Printed): Offer[] {
  switch (built(view).pending[0]?.type) {
    case "judge":
      return [{ action: "judge-half", fields: { remove: { type: "choice", options: [true, false] } } }];
    case "cards":
      return [{ action: "order-cards", fields: { top: choice(["cross", CANISTER]) } }];
    default:
      return [
        { action: "star-half" },
        { action: "star-cards" },
        { action: "star-tile", fields: { shape: choice(Object.keys(printed.shapes)) } },
        { action: "drop-star" },
      ];
  }
}

const counts = (view: View): boolean => built(view).connected.length > 0;

export const mercury: readonly [Step, ...Step[]] = [
  {
    id: "dice",
    begin: (printed) =>
      at(
        printed,
        {},
        { phase: "choose", dice: DICE, may_leave: DICE, wants: { houston: { leave: 2, why: "shape-L", firm: true } } },
      ),
    offers: () => [{ action: "keep", fields: { leave: choice(DICE), why: choice([""]) } }],
    act: keep,
    isDone: (view) => view.phase === "enter",
  },
  { id: "tile", begin: (printed) => at(printed, { tiles: [PLAIN] }), offers: placing, act: place, isDone: counts },
  {
    id: "valve",
    begin: (printed) =>
      at(printed, { tiles: [STEMMED], spots: { [STEMMED]: STEMMED_JOINED }, valves: { white: 1 }, missing: [STEM] }),
    offers: () => [CALL, { action: "cover", fields: { stem: choice([STEM]) } }],
    act: (view, action, printed) =>
      action.type === "cover" ? settled(view, { covered: [action.stem] }, printed) : view,
    isDone: counts,
  },
  {
    id: "canister",
    begin(printed) {
      const { canisters } = behind(printed);
      return at(printed, {
        canisters: { ...canisters, [CANISTER]: "T5" },
        unlocked: [CANISTER],
        tiles: [PLAIN],
        spots: { [PLAIN]: PLAIN_JOINED },
      });
    },
    offers: (view) => {
      const taken = Object.values(built(view).canisters);
      const free = ["T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8"].filter((one) => !taken.includes(one));
      return [CALL, { action: "shift", fields: { canister: fixed(CANISTER), place: choice(free) } }];
    },
    act(view, action, printed) {
      if (action.type !== "shift") return view;
      return settled(view, { canisters: { ...built(view).canisters, [action.canister]: action.place } }, printed);
    },
    isDone: counts,
  },
  {
    id: "star",
    begin: (printed) => at(printed, { pending: [{ type: "star" }] }, { stars: 1 }),
    offers: starring,
    act: useStar,
    isDone: (view) => built(view).pending.length === 0,
  },
];
