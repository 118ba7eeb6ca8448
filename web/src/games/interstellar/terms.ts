/** The game's own words, as the server's types spell them. */
import type { Buy, View } from "../../generated/interstellar";

export type {
  Action,
  Cargo,
  Corporation,
  Event,
  Gain,
  HallView,
  Mat,
  Printed,
  Setup,
  Site,
  View,
} from "../../generated/interstellar";
export type Colour = Buy["colour"];
/** What is being done, and by whom. */
export type Step = NonNullable<View["step"]>;
export type Phase = View["phase"];
/** How many of each colour, red first. */
export type Cubes = View["market"];
/** `3-1`: a column and a row of the Journey to Trappist. */
export type Space = string;
