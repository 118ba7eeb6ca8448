/** How much larger than on a desk a table is shown, so that it is read from the other end of a room. */

/** What every table has room on. */
const DESK = { width: 1060, height: 700 } as const;

export function magnification(room: { width: number; height: number }, grows: boolean): number {
  if (grows) return 1;
  return Math.max(1, Math.min(room.width / DESK.width, room.height / DESK.height));
}
