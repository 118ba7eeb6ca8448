/** Where things stand on the score chart. */
import type { ReviewedPoint } from "../../../generated/interstellar";

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];
const MOST_TICKS = 7;

/** Round numbers from at most the lowest to at least the highest. */
export function ticksFor(low: number, high: number): number[] {
  const step = STEPS.find((each) => (high - low) / each <= MOST_TICKS - 1) ?? 200;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Between which points an entry of the log lies: 2.5 is half way from the third to the fourth. */
export function lineAt(points: readonly Pick<ReviewedPoint, "seq">[], seq: number): number {
  const next = points.findIndex((point) => point.seq >= seq);
  if (next < 0) return Math.max(0, points.length - 1);
  const before = points[next - 1]?.seq;
  const after = points[next]?.seq ?? seq;
  return before === undefined || after === before ? next : next - 1 + (seq - before) / (after - before);
}
