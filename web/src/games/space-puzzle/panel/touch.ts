/** What a player may do on the key panel; without it the panel is only looked at. */
import type { Colour, Key } from "../art/pieces";
import type { Carrying } from "../carrying.svelte";
import type { About, Section } from "../puzzle.svelte";

export interface Touch {
  held: Colour | null;
  carrying: Carrying<Colour>;
  sectionsFor: (colour: Colour) => ReadonlySet<Section>;
  pick: (colour: Colour) => void;
  put: (section: Section) => void;
  canMark: (key: Key, about: About) => boolean;
  mark: (key: Key, about: About) => void;
}
