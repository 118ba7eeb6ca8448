/** Houston's lessons: neighbours, shapes, stars, the lock. */
import { layings, shapeOf } from "../stations/shapes";
import type { Printed, Space, View } from "../terms";
import type { Step } from "./lesson.svelte";
import { besideNumbers, locking, refused, writing } from "./writing";

export const STEPS = ["neighbours", "shape", "star", "lock"] as const;

/** Three of a kind that wait for the fourth; one of each is printed. */
const ROW = { b3: 1, c3: 1, d3: 1 };
const CORNER = { i6: 4, j6: 4, i5: 4 };
/** The fourth corner of a square, which is no shape (MC-41). */
const SQUARE = "j5";

/** MC-42: struck out, and a circle beside the shape. */
function struck(view: View, trio: Record<Space, number>, space: Space, printed: Printed): View {
  const spaces = [...Object.keys(trio), space];
  const shape = shapeOf(layings(printed), spaces) ?? "";
  return { ...view, houston: { ...view.houston, struck: spaces, circles: { ...view.houston.circles, [shape]: 1 } } };
}

const isStruck = (view: View): boolean => view.houston.struck.length > 0;

export const houston: readonly [Step, ...Step[]] = [
  writing("houston", {
    id: "neighbours",
    begin: { left: [1, 4] },
    spaces: besideNumbers,
    isDone: (_, desk) => desk.left.length === 0,
  }),
  writing("houston", {
    id: "shape",
    begin: { written: ROW, left: [1] },
    spaces: () => ["b4", "c4", "d4"],
    follow: (view, { space }, printed) => struck(view, ROW, space, printed),
    isDone: isStruck,
  }),
  writing("houston", {
    id: "star",
    begin: { written: CORNER, stars: 1 },
    spaces: () => ["h6", "i7", SQUARE],
    follow(view, { space, value }, printed) {
      if (value !== CORNER.i6) return refused("value");
      return space === SQUARE ? refused("square") : struck(view, CORNER, space, printed);
    },
    isDone: isStruck,
  }),
  locking("houston", { written: { e3: 2, f4: 5 } }),
];
