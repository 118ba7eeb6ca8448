// Made by scripts/generate_types.py from the Python structs. Do not edit.

import type { Laid, Message } from "./wire";

/** The AI points at the rules reference; this says nothing about this game (SP-31). */
export interface AskRule {
  type: "ask-rule";
  topic: string;
}

/** Everything the Astronauts move. */
export interface Board {
  actions_left: number;
  pawns: Record<string, string>;
  dice: Record<string, number>;
  markers: Record<string, Marker>;
  marks: Record<string, Marks>;
}

/** A face as drawn; the AI decides how it is turned (SP-14). */
export interface Card {
  id: string;
  crisis: boolean;
  targets: Target[];
  specials: string[];
}

/** Only the AI knows how the card was turned (SP-14). */
export interface CardTurned {
  type: "card-turned";
  ai: number;
}

/** This Astronaut wants to declare; when all do, the declaration is made (SP-53). */
export interface Declare {
  type: "declare";
}

export interface Dialect {
  frame: "anti" | "diagonal" | "flip" | "left" | "mirror" | "right" | "same" | "turned";
  grid: "none" | "relative" | "small" | "square" | "stretched";
  icons: "at-least" | "exact";
}

export interface DieSet {
  type: "die-set";
  seat: number;
  pawn: "black" | "blue" | "green" | "red" | "white" | "yellow";
  value: number;
}

/** SP-35. */
export interface Enter {
  type: "enter";
  pawn: "black" | "blue" | "green" | "red" | "white" | "yellow";
  cell: string;
}

/** SR-FADE: the message has faded. */
export interface Faded {
  type: "faded";
  round: number;
}

/** Ends the ladder. */
export interface Finish {
  type: "finish";
}

/** SP-47: turns a Color marker over. */
export interface FlipMarker {
  type: "flip-marker";
  colour: "black" | "blue" | "green" | "red" | "white" | "yellow";
  sure: boolean;
}

/** The surface behind the screen (SP-H5), in tenths of a millimetre. */
export interface Frame {
  width: number;
  height: number;
  token: number;
}

/** The whole draft behind the screen as it now lies (SP-26, SP-27). */
export interface Lay {
  type: "lay";
  tokens: Laid[];
}

/** A draft without places: a row (SR-LINE) or a heap (SR-HEAP). */
export interface LineUp {
  type: "line-up";
  tokens: string[];
}

/** Sets a Neutral marker: whether this key's location or die is sure (SP-48). */
export interface Mark {
  type: "mark";
  section: "hexagon" | "round" | "square" | "triangle";
  about: "die" | "location";
  sure: boolean;
}

export interface Marked {
  type: "marked";
  seat: number;
  key: "hexagon" | "round" | "square" | "triangle";
  about: "die" | "location";
  sure: boolean;
}

/** A Color marker: its section, if any, and which face is up (SP-47). */
export interface Marker {
  key: "hexagon" | "round" | "square" | "triangle" | null;
  sure: boolean;
}

export interface MarkerMoved {
  type: "marker-moved";
  seat: number;
  colour: "black" | "blue" | "green" | "red" | "white" | "yellow";
  key: "hexagon" | "round" | "square" | "triangle" | null;
  sure: boolean;
}

/** A section's two Neutral markers: whether each shows ✓ (SP-48). */
export interface Marks {
  location: boolean;
  die: boolean;
}

export interface Materials {
  groups: TokenGroup[];
  rules: RuleChoice[];
  actions: Range;
  rounds: Range;
  special_rooms: Range;
  book: Scenario[];
}

/** SP-34. */
export interface MovePawn {
  type: "move";
  pawn: "black" | "blue" | "green" | "red" | "white" | "yellow";
  cell: string;
}

/** SP-60: which scenario, who is the AI, and whether the rooms are shuffled again. */
export interface NextScenario {
  type: "next-scenario";
  scenario: string;
  ai: number;
  reshuffle: boolean;
}

/** A finished scenario of this table. */
export interface Past {
  scenario: string;
  ai: number;
  won: boolean;
  rounds: number;
  card: string;
}

/** `origin` or `cell` is None for the place beside the map. */
export interface PawnMoved {
  type: "pawn-moved";
  seat: number;
  pawn: "black" | "blue" | "green" | "red" | "white" | "yellow";
  origin: string | null;
  cell: string | null;
}

/** Puts a Color marker into a section, or takes it off the panel (SP-39, SP-41). */
export interface PutMarker {
  type: "put-marker";
  colour: "black" | "blue" | "green" | "red" | "white" | "yellow";
  section: "hexagon" | "round" | "square" | "triangle" | "off";
}

export interface Range {
  lowest: number;
  highest: number;
}

/** This Astronaut is ready; when all are, the phase ends (SP-33, SP-43). */
export interface Ready {
  type: "ready";
}

/** SP-36. */
export interface Remove {
  type: "remove";
  pawn: "black" | "blue" | "green" | "red" | "white" | "yellow";
}

export interface Result {
  won: boolean;
  declared: boolean;
  verdicts: Verdict[];
  strays: ("black" | "blue" | "green" | "red" | "white" | "yellow")[];
}

/** The screen is lifted (SP-30). */
export interface Reveal {
  type: "reveal";
}

export interface Revealed {
  type: "revealed";
  ai: number;
  message: Shown;
}

export interface Review {
  scenarios: ReviewedScenario[];
  headline: Message | null;
}

/** The map and the panel at one moment. */
export interface ReviewedBoard {
  rooms: (("antenna" | "battery" | "engine" | "telescope")[])[];
  board: Board;
  closed: string[];
}

/** What the strong AI would have laid instead, as the AI sees it. */
export interface ReviewedIdeal {
  laid: Shown;
  bits: number;
  known: number;
}

export interface ReviewedMessage {
  round: number;
  seq: number;
  laid: Shown;
  seen: Shown;
  posterior: ReviewedPosterior;
  bits: number;
  bits_left: number;
  known: number;
  ideal: ReviewedIdeal | null;
  before: ReviewedBoard;
  after: ReviewedBoard;
  placements: ReviewedPlacement[];
  crew_frames: Record<string, number>;
  ai_frames: Record<string, number>;
  remarks: Message[];
}

/** A piece the crew left elsewhere than it was when the message came. */
export interface ReviewedPlacement {
  piece: "die" | "marker" | "pawn";
  colour: "black" | "blue" | "green" | "red" | "white" | "yellow";
  place: string;
  ideal: string;
  chance: number;
  agrees: boolean;
  right: boolean;
}

/** An ideal crew's belief after a message. Colours, keys and cells are in the usual order. */
export interface ReviewedPosterior {
  cells: number[][];
  off: number[];
  keys: number[][];
  dice: number[][];
  traps: number[];
}

export interface ReviewedScenario {
  scenario: Scenario;
  ai: number;
  won: boolean;
  solution: Target[];
  traps: string[];
  messages: ReviewedMessage[];
  bits_needed: number;
  pieces: number;
  pieces_right: number;
  pieces_ideal: number;
  shares: ReviewedShares;
  remarks: Message[];
  dialects: SpokenMessages[];
}

/** Each side's share: 1 is everything that was possible. The result is their product. */
export interface ReviewedShares {
  channel: number;
  sender: number;
  receiver: number;
}

export interface RoundBegan {
  type: "round-began";
  round: number;
  counter: number;
  jammed: string[];
}

/** SR-DRIFT: a row has moved; its number counts from the top. */
export interface RowDrifted {
  type: "row-drifted";
  row: number;
}

export interface RuleAsked {
  type: "rule-asked";
  seat: number;
  topic: string;
}

/** A special rule, and the values its brackets may hold: a number, or one of a few words or nothing. */
export interface RuleChoice {
  code: string;
  number?: Range | null;
  words?: string[];
}

export interface SaidReady {
  type: "said-ready";
  seat: number;
  ready: boolean;
  declares: boolean;
}

export interface Scenario {
  id: string;
  name: string;
  tokens: string[];
  per_round: number;
  actions: number;
  rounds: number;
  dice: boolean;
  special_rooms: number;
  rules: string[];
  tier: "easy" | "expert" | "hard" | "lesson" | "medium" | "own";
}

/** Raised for every scenario but the first, whose beginning everybody sees. */
export interface ScenarioBegan {
  type: "scenario-began";
  scenario: string;
  ai: number;
}

export interface ScenarioEnded {
  type: "scenario-ended";
  scenario: string;
  result: Result;
}

/** SP-37. */
export interface SetDie {
  type: "set-die";
  pawn: "black" | "blue" | "green" | "red" | "white" | "yellow";
  value: number;
}

export interface Setup {
  seats: number;
  first_ai: number;
  scenario: string;
  own: Scenario | null;
  session: "ladder" | "single";
  deck: "cards" | "endless";
  crisis: boolean;
  strict_map: boolean;
  message_log: boolean;
  deaf_ai: boolean;
}

/** A message as one side sees it: laid out, or with SR-HEAP only a set. */
export interface Shown {
  round: number;
  laid: Laid[];
  heap: string[];
  noise: string | null;
}

/** The special rules of a scenario, named as in the catalogue. */
export interface Special {
  keyshown: boolean;
  posshown: boolean;
  trap: "lethal" | "no" | "yes";
  line: boolean;
  heap: boolean;
  cool: boolean;
  jam: number;
  step: boolean;
  flip: boolean;
  fade: number;
  roles: boolean;
  noise: boolean;
  blind: boolean;
  drift: boolean;
  exact: boolean;
  crisiscard: boolean;
  crisistoken: boolean;
  lock: boolean;
  lift: boolean;
}

export interface SpokenMessages {
  seat: number;
  sure: number;
  messages: number;
  understood: number;
  bits: number;
  dialect: Dialect;
}

/** Takes back the Astronauts' last step of this phase (SP-H10). */
export interface TakeBack {
  type: "take-back";
}

export interface TakenBack {
  type: "taken-back";
  seat: number;
}

/** A coloured cell of a solution (SP-22): this pawn, this room, this key; and the die, if dice are used. */
export interface Target {
  cell: string;
  colour: "black" | "blue" | "green" | "red" | "white" | "yellow";
  key: "hexagon" | "round" | "square" | "triangle";
  die: number;
}

/** Tokens that a scenario takes together, by the code printed on its page. */
export interface TokenGroup {
  code: string;
  tokens: string[];
}

/** SR-TRAP; a blind AI and spectators are not told whose pawn it was (SR-BLIND). */
export interface TrapSprung {
  type: "trap-sprung";
  pawn: "black" | "blue" | "green" | "red" | "white" | "yellow" | null;
  cell: string;
  counter: number;
}

/** The AI puts the card into its stand, once per scenario (SP-14, SP-15). */
export interface TurnCard {
  type: "turn-card";
  turn: number;
  side?: "back" | "front";
}

/** One target compared with the board (SP-54). */
export interface Verdict {
  target: Target;
  marker: boolean;
  pawn: boolean;
  die: boolean;
}

export interface View {
  me: number | null;
  setup: Setup;
  scenario: Scenario;
  special: Special;
  phase: "card" | "crew" | "debrief" | "message" | "over";
  ai: number;
  roles: Record<string, ("dockmaster" | "engineer" | "keymaster" | "pilot")[]>;
  frame: Frame;
  rooms: (("antenna" | "battery" | "engine" | "telescope")[])[];
  round: number;
  counter: number;
  crisis: boolean;
  crisis_token: "no" | "ready" | "used";
  tokens: string[];
  jammed: string[];
  cooling: string[];
  pawns: Record<string, string> | null;
  dice: Record<string, number> | null;
  actions_left: number | null;
  markers: Record<string, Marker>;
  marks: Record<string, Marks>;
  locked_pawns: ("black" | "blue" | "green" | "red" | "white" | "yellow")[];
  locked_markers: ("black" | "blue" | "green" | "red" | "white" | "yellow")[];
  closed_traps: string[];
  ready: number[];
  declaring: number[];
  message: Shown | null;
  fades_at: number | null;
  faded: boolean;
  log: Shown[];
  asked: string[];
  card: Card | null;
  turn: number | null;
  solution: Target[];
  traps: string[];
  draft: Shown | null;
  result: Result | null;
  history: Past[];
  unlocked: string[];
  entered: string[];
  back: Card | null;
  before: Board | null;
  drifting: number | null;
  gates: string[];
}

/** This Astronaut is not ready after all. */
export interface Wait {
  type: "wait";
}

export type Action = TurnCard | Lay | LineUp | Reveal | AskRule | MovePawn | Enter | Remove | SetDie | PutMarker | FlipMarker | Mark | TakeBack | Ready | Declare | Wait | NextScenario | Finish;

export type Event = CardTurned | RoundBegan | Revealed | Faded | RuleAsked | PawnMoved | DieSet | MarkerMoved | Marked | TrapSprung | TakenBack | SaidReady | RowDrifted | ScenarioEnded | ScenarioBegan;
