import { expect, test } from "vitest";
import pack from "../../../../../src/heliograph/games/critical_orbit/box/pack.json";
import { choices } from "../../../lib/offers";
import { printed as spacecraft } from "../mercury/sample";
import { printedSample, readBoard } from "../stations/sample";
import type { Action, Printed, PrintedBoard, Space, Station } from "../terms";
import { bengaluru } from "./bengaluru";
import { cologne } from "./cologne";
import { houston } from "./houston";
import { Lesson, type Step } from "./lesson.svelte";
import { mercury } from "./mercury";
import { besideNumbers } from "./writing";

/** The house's own boards, from its own content. */
function house(): Printed {
  const paper = printedSample({ houston: readBoard(pack.houston.value) });
  const grids = pack.bengaluru.value.map(({ name, rows }) => readBoard(rows, `${name}-`));
  const columns = pack.cologne_columns.value;
  const boxes = columns.flatMap(({ boxes: count }, at) =>
    Array.from({ length: count }, (_, row) => `${at + 1}-${row + 1}`),
  );
  const inGrid = (space: Space): [string, number, number] => {
    const at = space.includes("-") ? space.indexOf("-") + 1 : 0;
    return [space.slice(0, at), space.charCodeAt(at), Number(space.slice(at + 1))];
  };
  const inColumns = (space: Space): [string, number, number] => [
    "",
    ...(space.split("-").map(Number) as [number, number]),
  ];
  return {
    ...spacecraft,
    ...paper,
    shapes: paper.shapes,
    starts: pack.starts.value,
    targets: pack.targets.value,
    houston: joined(paper.houston, inGrid),
    bengaluru: joined(
      { ...paper.bengaluru, seeds: Object.fromEntries(grids.flatMap(({ seeds }) => Object.entries(seeds))) },
      inGrid,
    ),
    cologne: joined({ spaces: boxes, near: {}, seeds: pack.cologne_seeds.value, stars: {} }, inColumns),
    columns,
  };
}

function joined(board: PrintedBoard, where: (space: Space) => [string, number, number]): PrintedBoard {
  const near = (one: Space, other: Space): boolean => {
    const [[grid, x, y], [same, u, v]] = [where(one), where(other)];
    return grid === same && Math.abs(x - u) + Math.abs(y - v) === 1;
  };
  return {
    ...board,
    near: Object.fromEntries(board.spaces.map((space) => [space, board.spaces.filter((other) => near(space, other))])),
  };
}

const PRINTED = house();
const SERIES = { houston, bengaluru, cologne };
const begin = (steps: readonly [Step, ...Step[]]): Lesson => new Lesson(PRINTED, steps, ["Me", "One", "Two", "Three"]);
const enter = (station: Station, space: Space, value: number, star = false): Action => ({
  type: "enter",
  station,
  space,
  value,
  star,
});
const lock = (station: Station): Action => ({ type: "lock", station });

test.each(["houston", "bengaluru", "cologne"] as const)(
  "%s: every number of a position stands on the board, every offered space is open",
  (station) => {
    for (const step of SERIES[station]) {
      const view = step.begin(PRINTED);
      const { written } = view[station];
      const board = PRINTED[station];
      expect(Object.keys(written).filter((space) => !board.spaces.includes(space))).toEqual([]);
      expect(Object.entries(board.seeds).filter(([space, value]) => written[space] !== value)).toEqual([]);
      const offered = step.offers(view, PRINTED).flatMap((offer) => choices(offer, "space").map(String));
      expect(offered.filter((space) => !besideNumbers(written, board).includes(space))).toEqual([]);
    }
  },
);

/** Each series with the steps that finish it, lesson by lesson. */
const WALKS: [string, readonly [Step, ...Step[]], Action[][]][] = [
  [
    "houston",
    houston,
    [
      [enter("houston", "c3", 1), enter("houston", "e3", 4)],
      [enter("houston", "d4", 1)],
      [enter("houston", "h6", 4, true)],
      [lock("houston")],
    ],
  ],
  [
    "bengaluru",
    bengaluru,
    [
      [enter("bengaluru", "A-d2", 6)],
      [enter("bengaluru", "A-c4", 5)],
      [enter("bengaluru", "B-c1", 2)],
      [lock("bengaluru")],
    ],
  ],
  [
    "cologne",
    cologne,
    [
      [enter("cologne", "5-1", 4), enter("cologne", "6-1", 2)],
      [enter("cologne", "4-2", 6)],
      [enter("cologne", "6-3", 4, true)],
      [lock("cologne")],
    ],
  ],
  [
    "mercury",
    mercury,
    [
      [{ type: "keep", leave: 2 }],
      [
        { type: "place", tile: "S3", spot: { x: 3, y: 3, rotation: 0 } },
        { type: "place", tile: "S3", spot: { x: 0, y: 0, rotation: 2 } },
      ],
      [{ type: "cover", stem: "L4-white" }],
      [
        { type: "shift", canister: "yellow-square", place: "T4" },
        { type: "shift", canister: "yellow-square", place: "T3" },
      ],
      [{ type: "star-half" }, { type: "judge-half", remove: true }],
    ],
  ],
];

test.each(WALKS)("%s: each lesson is over with its last step, not before", async (_, steps, walk) => {
  const lesson = begin(steps);
  for (const [index, actions] of walk.entries()) {
    for (const action of actions) {
      expect(lesson.done).toBe(false);
      await lesson.act(action);
    }
    expect([lesson.step.id, lesson.done, lesson.hint, lesson.prompt.offers]).toEqual([
      steps[index]?.id,
      true,
      null,
      [],
    ]);
    if (!lesson.last) lesson.next();
  }
  expect([lesson.last, lesson.progress]).toEqual([true, 1]);
});

test.each<[string, readonly [Step, ...Step[]], number, Action]>([
  ["value", houston, 2, enter("houston", "h6", 5, true)],
  ["square", houston, 2, enter("houston", "j5", 4, true)],
  ["repeat", bengaluru, 0, enter("bengaluru", "A-d2", 3)],
  ["star", bengaluru, 2, enter("bengaluru", "B-b1", 2)],
  ["short", cologne, 1, enter("cologne", "4-2", 2)],
  ["over", cologne, 2, enter("cologne", "6-3", 5, true)],
  ["drop", mercury, 4, { type: "drop-star" }],
])("what would be a pity is explained and changes nothing: %s", async (why, steps, at, action) => {
  const lesson = begin(steps);
  while (lesson.index < at) lesson.next();
  const before = lesson.view;
  await lesson.act(action);
  expect([lesson.hint?.id, lesson.view]).toEqual([`mc-lesson-no-${why}`, before]);
});
