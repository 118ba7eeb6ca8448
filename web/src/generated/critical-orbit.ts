// Made by scripts/generate_types.py from the Python structs. Do not edit.

import type { Message, Spot } from "./wire";

/** MC-62 to MC-67: for each station the number that forces a die, and its two actions. */
export interface AiCard {
  number: number;
  forces: Record<string, number>;
  shapes: ["J" | "L" | "S" | "T" | "Z", "J" | "L" | "S" | "T" | "Z"];
  star: "bengaluru" | "cologne" | "houston" | "mercury" | null;
  grids: [("A" | "B" | "X" | "Y")[], ("A" | "B" | "X" | "Y")[]];
  sizes: [number, number];
}

/** The Mercury board and what lies beside it, for the seat behind the screen (MC-11). */
export interface Behind {
  canisters: Record<string, string>;
  unlocked: string[];
  tiles: string[];
  spots: Record<string, Spot>;
  face_up: Record<string, string[]>;
  stacks: Record<string, number>;
  halves: Record<string, number>;
  valves: Record<string, number>;
  covered: string[];
  bag: number;
  bag_open: ("black" | "red" | "white")[];
  unlocks: number;
  tracks: Record<string, number>;
  pending: (TakeTile | PickHalf | DrawHalf | UseStar | HalfToJudge | CardsToOrder | TurnUnlock)[];
  connected: string[];
  missing: string[];
  oxygen: number;
  removed: Record<string, number>;
  free: Record<string, number>;
  fed: string[];
}

export interface Bengaluru {
  written: Record<string, number>;
  paid: Record<string, number>;
}

/** The AI deck's Cologne: a box in a column of this size, 0 for any (MC-67, MC-H11). */
export interface BoxTask {
  type: "box";
  size: number;
}

/** Mercury says what it is short of, most urgent first: it may tell but not show (MC-14). */
export interface Call {
  type: "call";
  needs: ("J" | "L" | "S" | "T" | "Z" | "black" | "unlock" | "white")[];
}

/** What Mercury says it is short of. */
export interface Called {
  type: "called";
  needs: ("J" | "L" | "S" | "T" | "Z" | "black" | "unlock" | "white")[];
}

/** `card` is a canister, or the red cross (MC-30). */
export interface CanisterUnlocked {
  type: "canister-unlocked";
  card: string;
}

/** MC-23b: one on top, the other to the bottom. */
export interface CardsToOrder {
  type: "cards";
  cards: string[];
}

/** MC-50. */
export interface ChooseHalf {
  type: "choose-half";
  colour: "black" | "red" | "white";
}

/** MC-24. */
export interface ChooseTile {
  type: "choose-tile";
  shape: "J" | "L" | "S" | "T" | "Z";
  face_up: boolean;
  tile?: string;
}

/** Cologne (MC-55, MC-57). */
export interface CircleTicked {
  type: "circle-ticked";
  circles: number;
  lock: boolean;
}

/** Houston takes one of the shapes that were made (MC-H7). */
export interface Claim {
  type: "claim";
  shape: number;
}

export interface Clock {
  deadline: number | null;
  left: number | null;
}

export interface Cologne {
  written: Record<string, number>;
  circles: number;
}

export interface Column {
  boxes: number;
  cells: number;
}

/** MC-19: every station is locked and has used its stars. */
export interface ControlLocked {
  type: "control-locked";
}

/** Puts a release valve on a stem (MC-36). */
export interface Cover {
  type: "cover";
  stem: string;
}

/** What a station still has to do this turn. */
export interface Desk {
  left: number[];
  stars: number;
  locked: boolean;
  claims: string[][];
  undoable: Entry[];
  tasks: (ShapeTask | SpaceTask | BoxTask)[];
}

/** One of this turn's dice. */
export interface Die {
  value: number;
  state: "held" | "kept" | "left" | "open" | "spent";
  due: ("bengaluru" | "cologne" | "houston")[];
}

/** A blind draw that waits while a star holds the bag's last half valve (MC-23, MC-50). */
export interface DrawHalf {
  type: "draw";
}

/** Mercury gives a star up. */
export interface DropStar {
  type: "drop-star";
}

/** Writes a number into a space: one of the turn's numbers, or with a star any (MC-22). */
export interface Enter {
  type: "enter";
  station: "bengaluru" | "cologne" | "houston";
  space: string;
  value: number;
  star: boolean;
}

export interface Entered {
  type: "entered";
  station: "bengaluru" | "cologne" | "houston";
  space: string;
  value: number;
  star: boolean;
}

export interface Entry {
  space: string;
  value: number;
  star: boolean;
}

/** MC-H6, MC-H12. */
export interface EntrySkipped {
  type: "entry-skipped";
  station: "bengaluru" | "cologne" | "houston";
  value: number;
}

export interface Facts {
  hands: Record<string, number>;
  hints: Hints;
  claims: ("J" | "L" | "S" | "T" | "Z")[];
  lines: Record<string, Line[]>;
  columns: Level[];
  sent: Sent;
  dice: Die[];
}

export interface GridCircles {
  count: number;
  halves_at: number[];
}

/** Bengaluru delivers (MC-50). */
export interface HalfEarned {
  type: "half-earned";
  grid: "A" | "B" | "X" | "Y";
  chosen: boolean;
}

export interface HalfTaken {
  type: "half-taken";
  colour: "black" | "red" | "white";
}

/** MC-23a: out of the game, or back into the bag. */
export interface HalfToJudge {
  type: "judge";
  colour: "black" | "red" | "white";
}

export interface Hints {
  finishing: Record<string, Record<string, ("J" | "L" | "S" | "T" | "Z")[]>>;
  growing: Record<string, Record<string, ("J" | "L" | "S" | "T" | "Z")[]>>;
  links: Link[];
}

export interface Houston {
  written: Record<string, number>;
  struck: string[];
  circles: Record<string, number>;
  squares: Record<string, number>;
}

/** MC-23a: out of the game, or back into the bag. */
export interface JudgeHalf {
  type: "judge-half";
  remove: boolean;
}

/** Mercury's decision: this value moves a valve, the stations get the others (MC-14 to MC-16). */
export interface Keep {
  type: "keep";
  leave: number;
  why?: string;
}

export interface Kept {
  type: "kept";
  kept: number[];
  left: number;
  track: "black" | "white";
  why: string;
}

/** How full a column is, and whether it can still be filled exactly (MC-54 to MC-56). */
export interface Level {
  state: "complete" | "crowded" | "live" | "over" | "short";
  filled: number;
  cells_left: number;
  boxes_left: number;
  completed_by: number[];
  lost_by: number[];
}

/** Takes a tile off the grid (MC-28). */
export interface Lift {
  type: "lift";
  tile: string;
}

/** A row or column, and what it can still become (MC-48). */
export interface Line {
  state: "complete" | "live" | "spoiled";
  free: number;
  lacks: number[];
  spoiled_by: number[];
  completed_by: number[];
}

/** Two neighbouring numbers that can be part of one shape. */
export interface Link {
  one: string;
  other: string;
  strong: boolean;
}

/** MC-19. */
export interface Lock {
  type: "lock";
  station: "bengaluru" | "cologne" | "houston";
}

/** MC-19. */
export interface Locked {
  type: "locked";
  station: "bengaluru" | "cologne" | "houston";
}

export interface MissionEnded {
  type: "mission-ended";
  won: boolean;
  oxygen: number;
  by: "oxygen" | "time" | "turns";
}

/** MC-23b, MC-H3: which of the two cards goes on top; the other goes to the bottom. */
export interface OrderCards {
  type: "order-cards";
  top: string;
}

/** This seat wants the clock stopped or restarted; it happens when all seats do. */
export interface Pause {
  type: "pause";
}

export interface PauseAsked {
  type: "pause-asked";
  seat: number;
}

export interface Paused {
  type: "paused";
}

/** Mercury looks into the bag and chooses a half valve (MC-50). */
export interface PickHalf {
  type: "half";
}

/** Puts a conduit tile on the grid, or moves it there (MC-26 to MC-28). */
export interface Place {
  type: "place";
  tile: string;
  spot: Spot;
}

export interface Printed {
  size: number;
  shapes: Record<string, [number, number][][]>;
  tiles: Record<string, PrintedTile>;
  canisters: string[];
  starts: Start[];
  track_steps: number;
  track_stars: number[];
  circles_each_shape: number;
  houston: PrintedBoard;
  houston_size: [number, number];
  bengaluru: PrintedBoard;
  grids: Record<string, number>;
  blind_grids: ("A" | "B" | "X" | "Y")[];
  cologne: PrintedBoard;
  columns: Column[];
  locks: number[];
  targets: Record<string, number>;
  minutes: number[];
  most_seats: number;
  cards: AiCard[];
  squares_each_shape: number;
  die_tracks: ("black" | "white")[];
  grid_lines: Record<string, string[][]>;
  grid_circles: Record<string, GridCircles>;
  column_boxes: string[][];
  mouths: Record<string, [[number, number], [number, number]]>;
}

export interface PrintedBoard {
  spaces: string[];
  near: Record<string, string[]>;
  seeds: Record<string, number>;
  stars: Record<string, "bengaluru" | "cologne" | "houston" | "mercury">;
}

export interface PrintedTile {
  shape: "J" | "L" | "S" | "T" | "Z";
  oxygen: number;
  stems: ("black" | "white")[];
  star: "bengaluru" | "cologne" | "houston" | "mercury" | null;
  exits: [[number, number], [number, number]][][];
}

/** A seat is ready; with the last one the clock starts (MC-13). */
export interface Ready {
  type: "ready";
}

export interface Resumed {
  type: "resumed";
}

export interface Review {
  target: number;
  won: boolean;
  turns: number;
  ms: number;
  deliveries: ReviewedDelivery[];
  oxygen: ReviewedOxygen[];
  possible_from: ReviewedOxygen | null;
  choices: ReviewedChoice[];
  weighed: number;
  built: ReviewedBoard;
  best: ReviewedBest;
  jobs: ReviewedJob[];
  shares: ReviewedShares;
  remarks: Message[];
  headline: Message | null;
}

/** The best that could be built with Mercury's parts at the end of the mission. */
export interface ReviewedBest {
  board: ReviewedBoard;
  proven: boolean;
}

/** Mercury's board, as it was or as it could have been. */
export interface ReviewedBoard {
  canisters: Record<string, string>;
  unlocked: string[];
  tiles: string[];
  spots: Record<string, Spot>;
  covered: string[];
  connected: string[];
  missing: string[];
  fed: string[];
  oxygen: number;
}

/** A turn in which another pair of values would have gained most. */
export interface ReviewedChoice {
  turn: number;
  seq: number;
  dice: number[];
  left: number;
  until: number;
  options: ReviewedOption[];
}

export interface ReviewedDelivery {
  kind: "half" | "star" | "tile" | "unlock" | "valve";
  job: "bengaluru" | "cologne" | "houston" | "mercury";
  what: string;
  seq: number;
  turn: number;
  ms: number;
}

export interface ReviewedJob {
  job: "bengaluru" | "cologne" | "houston" | "mercury";
  seat: number | null;
  entries: number;
  skipped: number;
  taken_back: number;
  delivered: number;
  stars: number;
  stars_used: number;
  stars_let_go: number;
  seconds: number | null;
}

/** A value that could have been left to the tracks, with the average consequences. */
export interface ReviewedOption {
  leave: number;
  kept: number[];
  track: "black" | "white";
  oxygen: number;
  tiles: number;
  valves: number;
  unlocks: number;
  gap: number;
  spread: number;
}

/** The oxygen from this moment to the next one listed. */
export interface ReviewedOxygen {
  seq: number;
  turn: number;
  ms: number;
  built: number;
  possible: number;
}

/** Shares of what was required: 1 is all of it. The result is their product. */
export interface ReviewedShares {
  delivered: number;
  built: number;
}

/** Mercury rolls the dice and reads them out (MC-13). */
export interface Roll {
  type: "roll";
}

export interface Rolled {
  type: "rolled";
  turn: number;
  dice: number[];
  card: AiCard | null;
}

export interface SaidReady {
  type: "said-ready";
  seat: number;
}

/** Everything the stations have sent to Mercury. */
export interface Sent {
  tiles: number;
  halves: number;
  unlocks: number;
}

export interface Setup {
  seats: number;
  mercury: number;
  houston: number | null;
  bengaluru: number | null;
  cologne: number | null;
  difficulty: "easy" | "hard" | "normal";
  start: number;
  own_start: string[];
  clock: "timed" | "untimed";
  minutes: number;
  turns: number;
  pauses: boolean;
}

/** Houston delivers (MC-42). */
export interface ShapeMade {
  type: "shape-made";
  shape: "J" | "L" | "S" | "T" | "Z";
  spaces: string[];
}

/** A star of the AI deck's Houston: a square of any shape (MC-H11). */
export interface ShapeTask {
  type: "shape";
}

/** Moves an unlocked canister along its side (MC-32). */
export interface Shift {
  type: "shift";
  canister: string;
  place: string;
}

/** A station goes without its extra number, which is optional (MC-22). */
export interface SkipStar {
  type: "skip-star";
  station: "bengaluru" | "cologne" | "houston";
}

/** The AI deck's Bengaluru: a space in one of these grids (MC-66). */
export interface SpaceTask {
  type: "grid";
  grids: ("A" | "B" | "X" | "Y")[];
}

export interface SquareTicked {
  type: "square-ticked";
  shape: "J" | "L" | "S" | "T" | "Z";
}

/** MC-23b. */
export interface StarCards {
  type: "star-cards";
}

export interface StarEarned {
  type: "star-earned";
  job: "bengaluru" | "cologne" | "houston" | "mercury";
}

/** MC-23a. */
export interface StarHalf {
  type: "star-half";
}

export interface StarSkipped {
  type: "star-skipped";
  job: "bengaluru" | "cologne" | "houston" | "mercury";
}

/** MC-23c: turned up, not taken. */
export interface StarTile {
  type: "star-tile";
  shape: "J" | "L" | "S" | "T" | "Z";
}

/** Mercury announces how it uses a star (MC-23); what it finds stays secret. */
export interface StarUsed {
  type: "star-used";
  action: "cards" | "half" | "tile";
}

export interface Start {
  id: number;
  name: string;
  places: string[];
}

/** The clock has started (MC-13). */
export interface Started {
  type: "started";
}

/** Takes back the station's last entry of this turn, if nothing has followed from it. */
export interface TakeBack {
  type: "take-back";
  station: "bengaluru" | "cologne" | "houston";
}

/** A choice between the face-up tile and the next one (MC-24). */
export interface TakeTile {
  type: "tile";
  shape: "J" | "L" | "S" | "T" | "Z";
}

export interface TakenBack {
  type: "taken-back";
  station: "bengaluru" | "cologne" | "houston";
  space: string;
}

/** Ticks a space for the AI deck's Bengaluru or Cologne (MC-66, MC-67). */
export interface TickSpace {
  type: "tick-space";
  station: "bengaluru" | "cologne" | "houston";
  space: string;
}

/** Ticks a square for the AI deck's Houston (MC-H11). */
export interface TickSquare {
  type: "tick-square";
  shape: "J" | "L" | "S" | "T" | "Z";
}

/** MC-23c. */
export interface TileShown {
  type: "tile-shown";
  tile: string;
}

/** Only Mercury sees which tile. */
export interface TileTaken {
  type: "tile-taken";
  tile: string;
}

/** An unlock card that waits until the cards Mercury is looking at are back (MC-30). */
export interface TurnUnlock {
  type: "unlock";
}

export interface Uncover {
  type: "uncover";
  stem: string;
}

/** MC-23. */
export interface UseStar {
  type: "star";
}

export interface ValveGained {
  type: "valve-gained";
  colour: "black" | "white";
}

export interface View {
  me: number | null;
  jobs: ("bengaluru" | "cologne" | "houston" | "mercury")[];
  setup: Setup;
  target: number;
  phase: "choose" | "enter" | "over" | "ready" | "roll";
  ready: number[];
  clock: Clock;
  pausing: number[];
  turn: number;
  dice: number[];
  kept: number[];
  may_leave: number[];
  wants: Record<string, Wish>;
  kept_why: string;
  needs: ("J" | "L" | "S" | "T" | "Z" | "black" | "unlock" | "white")[];
  card: AiCard | null;
  houston: Houston;
  bengaluru: Bengaluru;
  circles: Record<string, number>;
  cologne: Cologne;
  desks: Record<string, Desk>;
  stars: number;
  mercury: Behind | null;
  won: boolean;
  ended: "no" | "oxygen" | "time" | "turns";
  deck: number[];
  tracks: Record<string, number>;
  tile_stars: ("bengaluru" | "cologne" | "houston" | "mercury")[];
  facts: Facts;
}

/** Which value a station would leave to Mercury, 0 for any (MC-14). */
export interface Want {
  type: "want";
  station: "bengaluru" | "cologne" | "houston";
  leave: number;
  why?: string;
  firm?: boolean;
}

export interface Wanted {
  type: "wanted";
  station: "bengaluru" | "cologne" | "houston";
  leave: number;
  why: string;
  firm: boolean;
}

export interface Wish {
  leave: number;
  why: string;
  firm: boolean;
}

export type Action = Ready | Pause | Roll | Call | Want | Keep | Enter | Claim | SkipStar | Lock | TakeBack | TickSquare | TickSpace | Place | Lift | Cover | Uncover | Shift | ChooseTile | ChooseHalf | StarHalf | JudgeHalf | StarCards | OrderCards | StarTile | DropStar;

export type Event = SaidReady | Started | PauseAsked | Paused | Resumed | Rolled | Called | Wanted | Kept | Entered | EntrySkipped | TakenBack | SquareTicked | ShapeMade | HalfEarned | CircleTicked | StarEarned | StarSkipped | StarUsed | Locked | ControlLocked | TileTaken | HalfTaken | ValveGained | CanisterUnlocked | TileShown | MissionEnded;
