/** Where things stand on the score chart. */
import type { ReviewedPoint } from "../../../generated/interstellar";

/** Between which points an entry of the log lies: 2.5 is half way from the third to the fourth. */
export function lineAt(points: readonly Pick<ReviewedPoint, "seq">[], seq: number): number {
  const next = points.findIndex((point) => point.seq >= seq);
  if (next < 0) return Math.max(0, points.length - 1);
  const before = points[next - 1]?.seq;
  const after = points[next]?.seq ?? seq;
  return before === undefined || after === before ? next : next - 1 + (seq - before) / (after - before);
}
