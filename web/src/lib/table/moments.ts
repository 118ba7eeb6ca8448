/** Moments of a replay, in order, each at its frame. */

/** The one that a replay at this frame has last come past. */
export function momentAt(moments: readonly { frame: number }[], frame: number): number {
  const next = moments.findIndex((moment) => moment.frame > frame);
  return Math.max(0, (next < 0 ? moments.length : next) - 1);
}
