/** What the client knows of a game: the declarations of its folder, and the server's data. */
import type { Component, Snippet } from "svelte";
import type { DailyResult, Frame, GameInfo, Message, Replay, TableInfo } from "../generated/wire";
import type { Spoken } from "../lib/language/pairs";
import type { Box } from "../lib/table/api";
import type { Result } from "../lib/table/results";
import type { TableStore } from "../lib/table/table.svelte";
import type { Advice } from "./advice";

/** The choices made before a game; each game has its own further fields. */
export type SetupChoice = { seats: number } & Record<string, unknown>;

/** Through whose eyes a replay is seen: a seat's number, a spectator's, or with everything open. */
export type Viewer = `${number}` | "spectator" | "open";

/** One moment of a finished game. */
export interface ReplayProps {
  table: TableInfo;
  frame: Frame;
  names: readonly string[];
  viewer: Viewer;
  /** The speed of the replay; null while it is paused. */
  speed: number | null;
}

/** A finished game and where its replay is; `seek` moves it to a frame, `open` shows that one on the board. */
export interface ReviewProps {
  table: TableInfo;
  replay: Replay;
  index: number;
  seek: (index: number) => void;
  open: (index: number) => void;
}

/** A daily puzzle that is over; `revealed` is the game's own. */
export interface RevealedProps {
  result: DailyResult;
  /** By seat. */
  names: readonly string[];
}

export interface AgreedProps {
  setup: SetupChoice;
  box: Box;
}

/** The files that a game's folder may hold; each is optional. */
export interface Parts {
  /** The game itself, and its result when it is over. */
  Table: Component<{ table: TableStore; advice?: Snippet | undefined }>;
  /** The choices before a game; `setup` is bound. The number of seats is asked outside. */
  SetupForm: Component<{ setup: SetupChoice }, object, "setup">;
  /** The same choices once they are made, shown to everybody who joins the table. */
  Agreed: Component<AgreedProps>;
  Tutorial: Component;
  /** The editor for scenarios of one's own. */
  Editor: Component;
  /** A drawing where a rule of the reference has one. */
  RulePicture: Component<{ rule: string }>;
  Replay: Component<ReplayProps>;
  /** The solution of a daily puzzle, once it is over. */
  Revealed: Component<RevealedProps>;
  /** What could be learned from a finished game. */
  Review: Component<ReviewProps>;
}

/** An entry button into a running game: the player gets the first seat, AI seats the others. */
export interface Start<StartId extends string = string, RoleId extends string = string> {
  /** Its words are `home-start-ID`; without an id they are the same for every game. */
  id?: StartId;
  setup: SetupChoice;
  /** If there are many entry buttons, the player first chooses a role. */
  role?: RoleId;
}

/** How one seat spoke in a game. */
type SpokenBy = { seat: number; dialect: object } & Omit<Spoken, "name" | "dialect">;

/** The declarations in a game's `index.ts`. */
export interface Declared<StartId extends string = string, RoleId extends string = string> {
  id: string;
  Cover: Component;
  /** The set-up of a new table: the choices that differ from the game's own defaults. */
  firstSetup: SetupChoice;
  /** What sets a seat apart from the others when the game begins (`chair-role-ROLE`). */
  roles?: (setup: SetupChoice, seat: number) => readonly RoleId[];
  /** What "play now" begins with, the gentlest first. */
  starts: readonly Start<StartId, RoleId>[];
  /** What to play next, from how the last games went; the newest first. */
  advise?: (results: readonly Result[]) => Advice | null;
  /** What is played, in a few words that every page knows (`level-…`). */
  level?: (setup: SetupChoice) => Message;
  /** Where the coach speaks is for its table to say (`advice`), which has no room above it. */
  coachInside?: boolean;
  /** On a large screen its table is larger by itself. */
  grows?: boolean;
  /** What happens is heard, and how long it sounds matters: no other sound may fall into it. */
  heard?: boolean;
  /** How long a moment of a replay takes by itself, in milliseconds. */
  lasts?: (frame: Frame) => number;
  /** How each seat spoke, as a finished game's review has found. */
  dialects?: (review: unknown) => readonly SpokenBy[];
  /** Events that are sent once and not listed: players must remember what they showed. */
  fleeting?: readonly string[];
}

/** A game that can be played here. One without a cover gets a plain one. */
export type GameEntry = Omit<GameInfo, "setup"> & Omit<Declared, "Cover"> & { Cover?: Component };
