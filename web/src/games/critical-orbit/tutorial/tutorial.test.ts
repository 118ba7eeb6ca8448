import { expect, test } from "vitest";
import type { Action, Job, Space, Station } from "../terms";
import { JobLesson, lessonsFor } from "./lesson.svelte";

const begin = (job: Job): Promise<JobLesson> => lessonsFor(job, ["Me", "One", "Two", "Three"]);

const enter = (station: Station, space: Space, value: number, star = false): Action => ({
  type: "enter",
  station,
  space,
  value,
  star,
});
const lock = (station: Station): Action => ({ type: "lock", station });

/** Each series with the steps that finish it, lesson by lesson. */
const WALKS: [Job, [string, Action[]][]][] = [
  [
    "houston",
    [
      ["neighbours", [enter("houston", "c3", 1), enter("houston", "e3", 4)]],
      ["shape", [enter("houston", "d4", 1)]],
      ["star", [enter("houston", "h6", 4, true)]],
      ["lock", [lock("houston")]],
    ],
  ],
  [
    "bengaluru",
    [
      ["line", [enter("bengaluru", "A-d2", 6)]],
      ["pay", [enter("bengaluru", "A-c4", 5)]],
      ["gift", [enter("bengaluru", "B-c1", 2)]],
      ["lock", [lock("bengaluru")]],
    ],
  ],
  [
    "cologne",
    [
      ["bar", [enter("cologne", "5-1", 4), enter("cologne", "6-1", 2)]],
      ["exact", [enter("cologne", "4-2", 6)]],
      ["star", [enter("cologne", "6-3", 4, true)]],
      ["lock", [lock("cologne")]],
    ],
  ],
  [
    "mercury",
    [
      ["dice", [{ type: "keep", leave: 2, why: "" }]],
      ["tile", [{ type: "place", tile: "S3", spot: { x: 0, y: 0, rotation: 2 } }]],
      ["valve", [{ type: "cover", stem: "L4-white" }]],
      [
        "canister",
        [
          { type: "shift", canister: "yellow-square", place: "T4" },
          { type: "shift", canister: "yellow-square", place: "T3" },
        ],
      ],
      ["star", [{ type: "star-half" }, { type: "judge-half", remove: true }]],
    ],
  ],
];

test.each(WALKS)("%s: each lesson is over with its last step, not before", async (job, walk) => {
  const lesson = await begin(job);
  for (const [id, actions] of walk) {
    for (const action of actions) {
      expect(lesson.done).toBe(false);
      await lesson.act(action);
    }
    expect([lesson.lesson, lesson.done, lesson.hint, lesson.prompt.offers]).toEqual([id, true, null, []]);
    if (!lesson.last) lesson.next();
  }
  expect([lesson.last, lesson.progress]).toEqual([true, 1]);
});

test.each<[string, Job, number, Action]>([
  ["value", "houston", 2, enter("houston", "h6", 5, true)],
  ["square", "houston", 2, enter("houston", "j5", 4, true)],
  ["repeat", "bengaluru", 0, enter("bengaluru", "A-d2", 3)],
  ["star", "bengaluru", 2, enter("bengaluru", "B-b1", 2)],
  ["short", "cologne", 1, enter("cologne", "4-2", 2)],
  ["over", "cologne", 2, enter("cologne", "6-3", 5, true)],
  ["join", "mercury", 1, { type: "place", tile: "S3", spot: { x: 3, y: 3, rotation: 0 } }],
  ["drop", "mercury", 4, { type: "drop-star" }],
])("what would be a pity is explained and changes nothing: %s", async (why, job, at, action) => {
  const lesson = await begin(job);
  while (lesson.index < at) lesson.next();
  const before = lesson.view;
  await lesson.act(action);
  expect([lesson.hint?.id, lesson.view]).toEqual([`mc-lesson-no-${why}`, before]);
});

test("anything else is for later", async () => {
  const lesson = await begin("mercury");
  await expect(lesson.act({ type: "call", needs: ["T"] })).rejects.toMatchObject({ id: "mc-lesson-do" });
});
