// Made by scripts/generate_types.py from the Python structs. Do not edit.

import type { Message } from "./wire";

/** The Crew asks for another transmission (CT-22). */
export interface AskRepeat {
  type: "ask-repeat";
}

export interface BarrelPaid {
  type: "barrel-paid";
  left: number;
}

/** The next Source turns up the cards (CT-12). */
export interface BeginRound {
  type: "begin-round";
}

/** Any helper card, spent on a team meeting (CT-44). */
export interface CallMeeting {
  type: "call-meeting";
  helper: "exchange-target" | "fifty-fifty" | "first-stopover";
}

/** A chip's centre in tenths of a millimetre. */
export interface Chip {
  id: string;
  kind: "asteroid" | "earth" | "planet";
  x: number;
  y: number;
}

/** The professional Source chooses the round's prize (CT-37). */
export interface ChooseSignal {
  type: "choose-signal";
  value: number;
}

export interface Dialect {
  tempo_mm_per_s: number;
  convention: "centre" | "edge" | "lift" | "power";
  scatter: number;
}

/** Helper card of the Source (CT-43). */
export interface ExchangeTarget {
  type: "exchange-target";
}

/** Helper card of the guesser (CT-41). */
export interface FiftyFifty {
  type: "fifty-fifty";
}

/** Helper card of the guesser (CT-42). */
export interface FirstStopover {
  type: "first-stopover";
}

/** One round (CT-12 to CT-30), while it lasts and in the history. */
export interface Flight {
  round: number;
  source: number;
  start: string;
  target: string;
  candidates: string[];
  prize: number | null;
  prize_lost: boolean;
  transmissions: Transmission[];
  guesses: Guess[];
}

export interface Guess {
  seat: number;
  chip: string;
  right: boolean;
}

export interface Guessed {
  type: "guessed";
  seat: number;
  chip: string;
  right: boolean;
}

export interface HelperUsed {
  type: "helper-used";
  seat: number;
  helper: "exchange-target" | "fifty-fifty" | "first-stopover";
}

export interface HelpersReactivated {
  type: "helpers-reactivated";
  seat: number;
}

/** The table: the chips, and for each the chips that can be reached in a straight flight. */
export interface Layout {
  size: number;
  radius: number;
  chips: Chip[];
  links: Record<string, string[]>;
  table?: "strewn" | "arms" | "belt" | "clusters" | "rings" | "void";
}

/** The guesser points (CT-25). `sure` confirms a chip that cannot be the target (CT-H10). */
export interface MakeGuess {
  type: "guess";
  chip: string;
  sure?: boolean;
}

export interface MeetingCalled {
  type: "meeting-called";
  seat: number;
  helper: "exchange-target" | "fifty-fifty" | "first-stopover";
}

export interface MissionEnded {
  type: "mission-ended";
  success: boolean;
  score: number;
}

/** Free mode: the Source puts the rocket on the first stopover of the route it had in mind (CT-42). */
export interface PlaceRocket {
  type: "place-rocket";
  chip: string;
}

/** Guided mode: the Source lays the route privately (CT-H5). */
export interface PlanRoute {
  type: "plan-route";
  route: string[];
}

/** A barrel for all inactive helper cards (CT-40). */
export interface Reactivate {
  type: "reactivate";
}

export interface RepeatAsked {
  type: "repeat-asked";
  seat: number;
  left: number;
}

/** The mission report (CT-31), and in the professional game the certificate (CT-38). */
export interface Report {
  success: boolean;
  score: number;
  barrels: number;
  last_target: string;
  certificate: string | null;
  next: "level" | "professional" | null;
}

/** The routes that were sent, and what an ideal listener understood. */
export interface Revealed {
  layout: Layout;
  target: string;
  start: string;
  routes: string[][];
  posterior: Record<string, number>;
  guesses: string[];
}

export interface Review {
  rounds: ReviewedRound[];
  sources: ReviewedSource[];
  points: number;
  points_heard: number;
  points_possible: number;
  share_of_possible: number;
  remarks: Message[];
  headline: Message | null;
  dialects: SpokenSignals[];
}

export interface ReviewedRound {
  round: number;
  source: number;
  target: string;
  prize: number | null;
  won: boolean;
  transmissions: ReviewedTransmission[];
}

/** A route without its start, with each flight's distance from edge to edge (CT-H3). */
export interface ReviewedRoute {
  stops: string[];
  distances_mm: number[];
}

/** How one player taps. */
export interface ReviewedSource {
  seat: number;
  flights: TimedFlight[];
  curve: TimingPoint[];
  tempo_mm_per_s: number;
  scatter: number;
  convention: "centre" | "edge" | "lift" | "power";
  conventions: Record<string, number>;
  remarks: Message[];
}

export interface ReviewedTransmission {
  start: string;
  holds: number[];
  posterior: Record<string, number>;
  meant: ReviewedRoute | null;
  exact: boolean;
  ideal: ReviewedRoute;
  ideal_chance: number;
  guesses: Guess[];
  remarks: Message[];
}

export interface RocketMoved {
  type: "rocket-moved";
  chip: string;
}

export interface RoundBegan {
  type: "round-began";
  round: number;
  source: number;
  turned_up: string[];
  prize: number | null;
}

export interface RoundEnded {
  type: "round-ended";
  round: number;
  target: string;
  won: number | null;
}

/** What a table agrees on. `UNSET` marks a choice that did not exist when the game was recorded; it keeps the meaning it had then. New games have every choice decided. */
export interface Setup {
  seats: number;
  mode: "base" | "professional";
  level: number;
  route: "free" | "guided";
  equal_pauses: boolean;
  family: boolean;
  practice: boolean;
  impossible_guesses: "block" | "confirm";
  first_source: number;
  fifty_fifty?: "barrel" | "card";
  written_record?: boolean;
  table?: "strewn" | "arms" | "belt" | "clusters" | "rings" | "void" | "any";
  next_round_s?: 10 | 20 | 40;
}

export interface SignalChosen {
  type: "signal-chosen";
  value: number;
}

export interface SpokenSignals {
  seat: number;
  sure: number;
  messages: number;
  understood: number;
  bits: number;
  dialect: Dialect;
}

export interface TargetExchanged {
  type: "target-exchanged";
  source: number;
}

/** One flight in the timing plot. */
export interface TimedFlight {
  round: number;
  distance_mm: number;
  duration_ms: number;
  exact: boolean;
}

/** A point on the fitted line of the timing plot. */
export interface TimingPoint {
  distance_mm: number;
  duration_ms: number;
}

/** A recording: flights (`holds`) and the pauses on the ground between them, in milliseconds. */
export interface Transmission {
  start: string;
  holds: number[];
  pauses: number[];
  route: string[] | null;
  after_guesses: number;
  shown: string[];
}

/** A complete recording, with one pause fewer than holds. */
export interface Transmit {
  type: "transmit";
  holds: number[];
  pauses?: number[];
}

/** Never carries the route, which is revealed after the round (CT-H5). */
export interface Transmitted {
  type: "transmitted";
  source: number;
  transmission: Transmission;
  written_down: boolean;
}

export interface View {
  me: number | null;
  setup: Setup;
  layout: Layout;
  phase: "guess" | "over" | "ready" | "signal" | "stopover" | "transmit";
  round: number;
  rounds: number;
  source: number;
  guesser: number | null;
  rocket: string;
  barrels: number;
  full_tank: number;
  equal_pause_ms: number | null;
  helpers: ("exchange-target" | "fifty-fifty" | "first-stopover")[];
  prize: number | null;
  prize_lost: boolean;
  signals: number[];
  won: number[];
  coloured: string[];
  reached: string[];
  candidates: string[];
  possible: string[];
  guesses: Guess[];
  transmissions: Transmission[];
  transmissions_left: number;
  stopovers_ahead: number;
  second_guess: "declared" | "last" | "no";
  meeting: boolean;
  target: string | null;
  plan: string[] | null;
  history: Flight[];
  report: Report | null;
  face_down: string[];
  face_up: string[];
  flights: number[];
  score: number;
  obstacles: Record<string, Record<string, string[]>>;
}

export type Action = BeginRound | ChooseSignal | ExchangeTarget | PlanRoute | Transmit | AskRepeat | MakeGuess | FiftyFifty | FirstStopover | PlaceRocket | CallMeeting | Reactivate;

export type Event = RoundBegan | SignalChosen | TargetExchanged | Transmitted | RepeatAsked | Guessed | BarrelPaid | HelperUsed | MeetingCalled | HelpersReactivated | RocketMoved | RoundEnded | MissionEnded;
