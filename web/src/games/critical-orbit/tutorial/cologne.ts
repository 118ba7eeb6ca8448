/** Cologne's lessons: bars that grow, columns filled exactly, a star, the lock. */
import type { Message } from "../../../generated/wire";
import type { Printed, Space, View } from "../terms";
import type { Step } from "./lesson.svelte";
import { besideNumbers, locking, refused, writing } from "./writing";

export const STEPS = ["bar", "exact", "star", "lock"] as const;

const columnOf = (space: Space): number => Number(space.split("-")[0]);

/** The last box of a column: it must make it exactly full (MC-55, MC-56). */
function fill(view: View, space: Space, value: number, printed: Printed): View | Message {
  const column = columnOf(space);
  const cells = printed.columns[column - 1]?.cells ?? 0;
  const before = Object.entries(view.cologne.written).filter(([other]) => columnOf(other) === column);
  const full = before.reduce((sum, [, number]) => sum + number, value);
  if (full !== cells) return refused(full < cells ? "short" : "over");
  return { ...view, cologne: { ...view.cologne, circles: view.cologne.circles + 1 } };
}

export const cologne: readonly [Step, ...Step[]] = [
  writing("cologne", {
    id: "bar",
    begin: { left: [4, 2] },
    spaces: besideNumbers,
    isDone: (_, desk) => desk.left.length === 0,
  }),
  writing("cologne", {
    id: "exact",
    begin: { left: [2, 6] },
    spaces: () => ["4-2"],
    follow: (view, { space, value }, printed) => fill(view, space, value, printed),
    isDone: (view) => view.cologne.circles === 1,
  }),
  writing("cologne", {
    id: "star",
    begin: { written: { "5-1": 2, "6-1": 3, "6-2": 4 }, stars: 1 },
    spaces: () => ["6-3"],
    follow: (view, { space, value }, printed) => fill(view, space, value, printed),
    isDone: (view) => view.cologne.circles === 1,
  }),
  locking("cologne", { written: { "8-1": 5, "10-1": 4 } }),
];
