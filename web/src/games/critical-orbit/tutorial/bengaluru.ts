/** Bengaluru's lessons: lines without repeats, the half valve they pay, stars for others, the lock. */
import type { Step } from "./lesson.svelte";
import { locking, refused, writing } from "./writing";

export const STEPS = ["line", "pay", "gift", "lock"] as const;

const ROW = { "A-a2": 3, "A-b2": 5, "A-c2": 1 };
/** Three rows without a repeat; every column lacks one number. */
const THREE_ROWS = Object.fromEntries(
  [
    [1, 2, 3, 4],
    [2, 1, 4, 3],
    [3, 4, 1, 2],
  ].flatMap((row, y) => row.map((value, x) => [`A-${"abcd".charAt(x)}${y + 1}`, value])),
);
const STAR = "B-c1";

export const bengaluru: readonly [Step, ...Step[]] = [
  writing("bengaluru", {
    id: "line",
    begin: { written: ROW, left: [3, 6] },
    spaces: () => ["A-d2"],
    follow: (view, { value }) =>
      Object.values(ROW).includes(value) ? refused("repeat") : { ...view, circles: { ...view.circles, A: 1 } },
    isDone: (view) => view.circles.A === 1,
  }),
  writing("bengaluru", {
    id: "pay",
    begin: { written: THREE_ROWS, left: [5] },
    changes: { circles: { A: 3, B: 0, X: 0, Y: 0 } },
    spaces: () => ["A-b4", "A-c4", "A-d4"],
    follow: (view) => ({
      ...view,
      circles: { ...view.circles, A: 4 },
      bengaluru: { ...view.bengaluru, paid: { A: 1 } },
    }),
    isDone: (view) => view.circles.A === 4,
  }),
  writing("bengaluru", {
    id: "gift",
    begin: { written: { "B-c2": 6 }, left: [2] },
    spaces: () => [STAR, "B-b1", "B-d2", "B-c3"],
    follow(view, { space }) {
      if (space !== STAR) return refused("star");
      const desk = view.desks.cologne;
      return desk ? { ...view, desks: { ...view.desks, cologne: { ...desk, stars: 1 } } } : view;
    },
    isDone: (view) => view.desks.cologne?.stars === 1,
  }),
  locking("bengaluru", { written: { "A-b1": 4, "X-c2": 5 } }),
];
