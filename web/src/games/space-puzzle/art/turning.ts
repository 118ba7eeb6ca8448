/** The same direction as `to`, reached from `from` the shorter way round: from 355° on to 360°, not back to 0°. */
export function shorterWay(from: number, to: number): number {
  return from + ((((to - from) % 360) + 540) % 360) - 180;
}
