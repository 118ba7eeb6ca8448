/** Which of the dice a wish is about, and what stations wish for together. */
import type { Station, View } from "../../terms";

/** The die a wish is about; of two equal dice the first. */
export function wishColumn({ dice }: Pick<View, "dice">, leave: number): number {
  return dice.indexOf(leave);
}

/** What all of these stations would leave, where they agree. */
export function commonWish(wants: View["wants"], stations: readonly Station[]): number | undefined {
  const wishes = new Set(stations.map((station) => wants[station]?.leave));
  return wishes.size === 1 ? [...wishes][0] : undefined;
}
