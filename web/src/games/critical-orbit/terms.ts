/** The game's own words, as the server's types spell them. */
import type { Call, Lock, StarEarned, TakeTile, ValveGained } from "../../generated/critical-orbit";

export type {
  Action,
  AiCard as Card,
  Behind,
  Desk,
  Event,
  Facts,
  Printed,
  PrintedBoard,
  PrintedTile,
  Setup,
  View,
} from "../../generated/critical-orbit";
export type Station = Lock["station"];
export type Job = StarEarned["job"];
export type Need = Call["needs"][number];
export type Shape = TakeTile["shape"];
export type ValveColour = ValveGained["colour"];
/** `c4` on Houston's board; `X-c4` in one of Bengaluru's grids; `7-2`, column and row, in Cologne. */
export type Space = string;
