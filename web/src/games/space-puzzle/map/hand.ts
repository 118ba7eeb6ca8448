/** What a player may do on the map; without a hand it is only looked at. */
import type { Carrying } from "../carrying.svelte";
import type { Colour } from "../art/pieces";

export interface Hand {
  /** The pawn that was picked up and waits for its room. */
  held: Colour | null;
  /** Rooms it may go to. */
  open: ReadonlySet<string>;
  carrying: Carrying<Colour>;
  handles: (pawn: Colour) => boolean;
  /** Where a pawn may be carried to. */
  roomsFor: (pawn: Colour) => ReadonlySet<string>;
  pick: (pawn: Colour) => void;
  put: (cell: string) => void;
}
