// Made by scripts/generate_types.py from the Python structs. Do not edit.

/** The request with this id is done and durable. */
export interface Ack {
  type: "ack";
  n: number;
  id: string;
  seq: number;
}

/** `seq` is the position the player was looking at; a stale one is refused. */
export interface Act {
  type: "act";
  id: string;
  seq: number;
  action: unknown;
}

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

/** The server closes this connection, and why. */
export interface Bye {
  type: "bye";
  n: number;
  reason: Message;
}

/** Any helper card, spent on a team meeting (CT-44). */
export interface CallMeeting {
  type: "call-meeting";
  helper: "exchange-target" | "fifty-fifty" | "first-stopover";
}

export interface Chair {
  seat: number;
  kind: "ai" | "open" | "person";
  name: string;
  strength: string;
  online: boolean;
  host: boolean;
}

/** Answer: the draft as a file, and what is still wrong with it. */
export interface Checked {
  text: string;
  faults: Fault[];
}

/** A chip's centre in tenths of a millimetre. */
export interface Chip {
  id: string;
  kind: "asteroid" | "earth" | "planet";
  x: number;
  y: number;
}

/** One of these values. */
export interface Choice {
  type: "choice";
  options: (string | number | boolean)[];
}

/** The professional Source chooses the round's prize (CT-37). */
export interface ChooseSignal {
  type: "choose-signal";
  value: number;
}

/** Body of `POST /api/tables/{table}/claim`: take an open seat. */
export interface Claim {
  seat: number;
  name: string;
}

/** Ask for the table in sentences. */
export interface Describe {
  type: "describe";
  id: string;
}

export interface Described {
  type: "described";
  n: number;
  id: string;
  lines: Message[];
}

/** Body of `POST /api/games/{game}/draft`: a scenario in the making. */
export interface Draft {
  scenario: unknown;
}

/** One accepted action; `null` takes back the seat's last step, `true` is the table's own clock. */
export interface Entry {
  seq: number;
  seat: number;
  at: number;
  action: unknown;
}

/** Helper card of the Source (CT-43). */
export interface ExchangeTarget {
  type: "exchange-target";
}

/** What is wrong with one field of a scenario, and what would be right. */
export interface Fault {
  field: string;
  reason: Message;
}

/** Helper card of the guesser (CT-41). */
export interface FiftyFifty {
  type: "fifty-fifty";
}

/** Helper card of the guesser (CT-42). */
export interface FirstStopover {
  type: "first-stopover";
}

/** Always this value. */
export interface Fixed {
  type: "fixed";
  value: string | number | boolean;
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

/** One moment of a finished game as one viewer saw it. */
export interface Frame {
  seq: number;
  at: number;
  seat: number | null;
  view: unknown;
  events: Happened[];
}

/** One entry of `GET /api/games`: what can be played here. */
export interface GameInfo {
  id: string;
  setup: unknown;
  strengths: string[];
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

/** An event this viewer learns of, and the same in a sentence. */
export interface Happened {
  seq: number;
  event: unknown;
  text: Message;
}

/** What a game begins from. The content travels along, so that it replays for ever. */
export interface Header {
  game: string;
  rules_version: number;
  content_hash: string;
  content: unknown;
  setup: unknown;
  seed: string;
}

/** First on every connection. Without a token: a spectator. */
export interface Hello {
  type: "hello";
  token?: string | null;
  since?: number;
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

/** The table: chips, and which of them can be flown between without another in the way. */
export interface Layout {
  size: number;
  radius: number;
  chips: Chip[];
  links: Record<string, string[]>;
}

/** Somebody came, went, or changed seats. */
export interface Lobby {
  type: "lobby";
  n: number;
  table: TableInfo;
  seat: number | null;
  host: boolean;
}

export interface Log {
  header: Header;
  entries: Entry[];
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

export interface Message {
  id: string;
  args?: Record<string, string | number | Message[] | Message>;
}

export interface MissionEnded {
  type: "mission-ended";
  success: boolean;
  score: number;
}

/** Body of `POST /api/tables`. One occupant for each seat of the set-up. */
export interface NewTable {
  game: string;
  setup: unknown;
  name: string;
  seats: Occupant[];
  start?: boolean;
}

/** Who is to sit on a chair: whoever creates the table, an AI of a strength, or whoever comes. */
export interface Occupant {
  kind: "ai" | "me" | "open";
  strength?: string;
}

/** One kind of action with the values its fields may take. `confirm` asks before acting. */
export interface Offer {
  action: string;
  fields?: Record<string, Choice | Fixed | Path | Rhythm | Selection | Placement>;
  confirm?: Message | null;
}

/** Body of `POST /api/games/{game}/scenario`: a scenario as a file. */
export interface OwnFile {
  text: string;
}

/** Answer: the scenario in the file, and the same as this house would write it. */
export interface OwnScenario {
  scenario: unknown;
  text: string;
}

/** A walk along `links` from `start` to `end`, never twice on the same spot; the start is not listed. */
export interface Path {
  type: "path";
  start: string;
  end: string;
  links: Record<string, string[]>;
}

export interface Ping {
  type: "ping";
}

/** Free mode: the Source puts the rocket on the first stopover it had in mind (CT-42). */
export interface PlaceRocket {
  type: "place-rocket";
  chip: string;
}

/** Different square pieces laid anywhere on a surface, later ones on top; `free` ones do not count. */
export interface Placement {
  type: "placement";
  pieces: string[];
  fewest: number;
  most: number;
  width: number;
  height: number;
  size: number;
  free?: string[];
}

/** Guided mode: the Source lays the route privately (CT-H5). */
export interface PlanRoute {
  type: "plan-route";
  route: string[];
}

export interface Pong {
  type: "pong";
  n: number;
}

/** A game as one viewer sees it. */
export interface Position {
  seq: number;
  view: unknown;
  prompt: Prompt;
  talk: Talk;
  may_undo: boolean;
  clock: number;
}

/** Body of every HTTP error. */
export interface Problem {
  reason: Message;
}

/** `ask` also tells a waiting seat what it waits for; then there are no offers. */
export interface Prompt {
  ask: Message;
  offers?: Offer[];
}

/** A barrel for all inactive helper cards (CT-40). */
export interface Reactivate {
  type: "reactivate";
}

/** The request with this id changed nothing. */
export interface Refused {
  type: "refused";
  n: number;
  id: string;
  reason: Message;
}

/** Another game with the same seats; everyone's token works at the new table too. */
export interface Rematch {
  type: "rematch";
  id: string;
}

export interface Rename {
  type: "rename";
  id: string;
  name: string;
}

export interface RepeatAsked {
  type: "repeat-asked";
  seat: number;
  left: number;
}

/** `GET /api/tables/{table}/replay?as=0|spectator|open`, once the game is over. */
export interface Replay {
  table: TableInfo;
  frames: Frame[];
}

/** The mission report (CT-31), and in the professional game the certificate (CT-38). */
export interface Report {
  success: boolean;
  score: number;
  barrels: number;
  last_target: string;
  certificate: string | null;
  raise_level: boolean;
}

export interface Review {
  rounds: ReviewedRound[];
  sources: ReviewedSource[];
  points: number;
  points_heard: number;
  points_possible: number;
  share_of_possible: number;
  remarks: Message[];
}

export interface ReviewedRound {
  round: number;
  source: number;
  target: string;
  prize: number | null;
  won: boolean;
  transmissions: ReviewedTransmission[];
}

/** A route without its start, and how far each flight is from edge to edge (CT-H3). */
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

/** A list of durations in milliseconds; `between` names a field that has exactly one more. */
export interface Rhythm {
  type: "rhythm";
  fewest: number;
  most: number;
  shortest_ms: number;
  longest_ms: number;
  between?: string;
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

export interface Said {
  type: "said";
  n: number;
  line: Spoken;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** Answer to both: the seat and the secret that holds it. Shown once, stored hashed. */
export interface Seated {
  table: string;
  seat: number | null;
  token: string;
}

/** A list of different options, in an order of one's own; `free` ones do not count. */
export interface Selection {
  type: "selection";
  options: string[];
  fewest: number;
  most: number;
  free?: string[];
}

/** The host, or the seat's own player, hands a seat to an AI or opens it. */
export interface SetSeat {
  type: "set-seat";
  id: string;
  seat: number;
  to: Occupant;
}

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
}

export interface SignalChosen {
  type: "signal-chosen";
  value: number;
}

export interface Spoken {
  seat: number;
  text: string;
  at: number;
}

/** The host begins the game; open seats must be filled first. */
export interface Start {
  type: "start";
  id: string;
}

/** What anyone with the link may know about a table. */
export interface TableInfo {
  id: string;
  game: string;
  setup: unknown;
  phase: "gathering" | "over" | "playing";
  chairs: Chair[];
  spectators: number;
  created: number;
  rematch: string | null;
}

/** Whether this viewer may speak now, and if not, why. */
export interface Talk {
  open: boolean;
  closed?: Message | null;
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

/** Where the fitted line of the timing plot passes. */
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

/** The recording, sent whole. One pause fewer than holds. */
export interface Transmit {
  type: "transmit";
  holds: number[];
  pauses?: number[];
}

/** Never carries the route: that is known after the round (CT-H5). */
export interface Transmitted {
  type: "transmitted";
  source: number;
  transmission: Transmission;
}

export interface Undo {
  type: "undo";
  id: string;
  seq: number;
}

/** The game went on. `changes` holds the top-level fields of the view that differ. */
export interface Update {
  type: "update";
  n: number;
  seq: number;
  changes: Record<string, unknown>;
  prompt: Prompt;
  talk: Talk;
  may_undo: boolean;
  clock: number;
  events: Happened[];
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
  second_guess: string;
  meeting: boolean;
  target: string | null;
  plan: string[] | null;
  history: Flight[];
  report: Report | null;
}

export interface Welcome {
  type: "welcome";
  n: number;
  table: TableInfo;
  seat: number | null;
  host: boolean;
  position: Position | null;
  events: Happened[];
  chat: Spoken[];
}

export type ContactAction = BeginRound | ChooseSignal | ExchangeTarget | PlanRoute | Transmit | AskRepeat | MakeGuess | FiftyFifty | FirstStopover | PlaceRocket | CallMeeting | Reactivate;

export type ContactEvent = RoundBegan | SignalChosen | TargetExchanged | Transmitted | RepeatAsked | Guessed | BarrelPaid | HelperUsed | MeetingCalled | HelpersReactivated | RocketMoved | RoundEnded | MissionEnded;

export type ClientMessage = Hello | Act | Undo | Say | Start | SetSeat | Rename | Rematch | Describe | Ping;

export type ServerMessage = Welcome | Lobby | Update | Said | Ack | Refused | Described | Pong | Bye;
