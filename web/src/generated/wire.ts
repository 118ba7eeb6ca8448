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

/** Somebody in this seat was given a suggestion, after entry `seq`. */
export interface Advised {
  seat: number;
  seq: number;
}

/** The person who looks for a partner lets the one who knocks in, or not. */
export interface AnswerKnock {
  type: "answer-knock";
  id: string;
  agree: boolean;
}

/** The result of an automatic opponent that has no seat. */
export interface Automa {
  score: number;
  parts: Points[];
  won: boolean;
}

/** The page that an action leads to. */
export interface BookAnswer {
  action: unknown;
  to: number;
}

/** A position of a recorded puzzle. A page has only the fields of the view that differ from the moment before, and only the fields of the solution that differ from the book's. */
export interface BookPage {
  moments: Moment[];
  result: DailyResult;
  over?: boolean;
  answers?: BookAnswer[];
  lines?: number[];
}

/** The subscription that a browser got from its push service. */
export interface BrowserSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The server closes this connection, and why. */
export interface Bye {
  type: "bye";
  n: number;
  reason: Message;
}

export interface Chair {
  seat: number;
  kind: "ai" | "open" | "person";
  name: string;
  strength: string;
  online: boolean;
  host: boolean;
  stood_in: boolean;
  advised: number;
  persona: string;
  dialect: boolean;
  guest: string;
  shares: boolean;
}

/** Answer: the draft as a file, with its remaining faults. */
export interface Checked {
  text: string;
  faults: Fault[];
}

/** One of these values. */
export interface Choice {
  type: "choice";
  options: (string | number | boolean)[];
}

/** Body of `POST /api/tables/{table}/claim`: take an open seat. */
export interface Claim {
  seat: number;
  name: string;
  token?: string | null;
  guest?: string | null;
}

export interface Compared {
  among: "ai" | "here";
  who: string;
  games: number;
  ranks: Rank[];
}

/** Agree to the proposed change of seats, or drop it. */
export interface Consent {
  type: "consent";
  id: string;
  agree: boolean;
}

/** Body of `POST /api/tables/{table}/stranger`: the result of a game with a stranger may be counted. */
export interface CountMe {

}

/** How many guessed this at first. */
export interface Counted {
  guess: string;
  name: Message;
  count: number;
}

/** Answer to `GET /api/daily`. */
export interface Daily {
  today: Day;
  seconds_left: number;
  earlier: Day[];
  taken_along: number;
}

/** Body of `POST /api/daily/{number}/ask`: ask what an action would change, or for a description of the position. */
export interface DailyAsk {
  actions: unknown[];
  action: unknown;
}

/** Answer to `GET /api/daily/{number}/book`: a past day's puzzle with all its continuations. */
export interface DailyBook {
  puzzle: string;
  pages: BookPage[];
  lines: Message[];
  others: Counted[];
  revealed: unknown;
}

/** Answer to `GET /api/daily/{number}`: a position of a real game, and the seat to continue from. */
export interface DailyPuzzle {
  day: Day;
  puzzle: string;
  question: Message;
  seconds: number | null;
  seat: number;
  seats: number;
  opening: Moment;
}

/** The result of an answer. */
export interface DailyResult {
  score: number;
  solved: boolean;
  marks: ("near" | "right" | "wrong")[];
  effort: Message;
  guess: string;
  among: "ai" | "here";
  rank: Rank;
  others: Counted[];
  ideal: number | null;
  revealed: unknown;
}

/** Answer to `POST /api/daily/{number}/try`. */
export interface DailyStep {
  moments: Moment[];
  result?: DailyResult | null;
}

/** Body of `POST /api/daily/{number}/try`: all actions so far, from the puzzle on. */
export interface DailyTry {
  actions: unknown[];
  done: boolean;
  token: string | null;
}

export interface Day {
  number: number;
  date: string;
  game: string;
}

/** Ask for the table in sentences. */
export interface Describe {
  type: "describe";
  id: string;
}

/** The table, or what an action would change, in sentences. */
export interface Described {
  type: "described";
  n: number;
  id: string;
  lines: Message[];
}

/** Body of `POST /api/games/{game}/draft`: an unfinished scenario. */
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

/** Answer to `POST /api/games/{game}/estimate`: how AI seats do with a scenario, as far as is known. */
export interface Estimate {
  games: number;
  of: number;
  wins: number;
  low: number;
  high: number;
  rounds_mean: number;
  standing: Standing | null;
}

/** What is wrong with one field of a scenario, and what would be right. */
export interface Fault {
  field: string;
  reason: Message;
}

/** Always this value. */
export interface Fixed {
  type: "fixed";
  value: string | number | boolean;
}

/** Ask what an action would change, or why it is not possible. Nothing is done. */
export interface Foresee {
  type: "foresee";
  id: string;
  action: unknown;
}

/** Body of `POST /api/reports/forget`: withdraw this browser's reports. */
export interface ForgetReports {
  guest: string;
}

/** Body of `POST /api/tables/{table}/forget`: delete the sender's name, everything said from their seats, and their push address. */
export interface ForgetSeat {

}

/** Answer to both: how many lines or reports are deleted. */
export interface Forgotten {
  count: number;
}

/** One moment of a finished game as one viewer saw it. */
export interface Frame {
  seq: number;
  at: number;
  seat: number | null;
  view: unknown;
  events: Happened[];
  outcome?: Outcome | null;
}

/** One entry of `GET /api/games`: an installed game. */
export interface GameInfo {
  id: string;
  setup: unknown;
  seats: number[];
  strengths: string[];
  workshop: boolean;
  review: boolean;
  files: string[];
}

/** An event this viewer learns of, and the same in a sentence. */
export interface Happened {
  seq: number;
  event: unknown;
  text: Message;
}

/** How a game began. It includes the content, so that later releases can replay the game. */
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
  seat?: number | null;
}

/** AI seats shall not pause before they act. */
export interface Hurry {
  type: "hurry";
  id: string;
  skip?: boolean;
}

/** Answer to `GET /api/tables/{table}/invite`. */
export interface Invitation {
  link: string | null;
}

/** Somebody asks the person who looks for a partner here for an AI's seat. */
export interface Knock {
  name: string;
  guest: string;
  seat: number;
  seconds: number;
}

/** Body of `POST /api/tables/{table}/knock`: ask the person who looks for a partner here, or withdraw. */
export interface Knocking {
  name: string;
  guest: string;
  token?: string | null;
  withdraw?: boolean;
}

/** A piece by its centre, measured from the top left corner, and its clockwise turn. Later pieces lie on top. */
export interface Laid {
  id: string;
  x: number;
  y: number;
  rotation: number;
}

/** Somebody came, went, or changed seats. */
export interface Lobby {
  type: "lobby";
  n: number;
  table: TableInfo;
  seat: number | null;
  host: boolean;
  seats: number[];
}

export interface Log {
  header: Header;
  entries: Entry[];
}

export interface Message {
  id: string;
  args?: Record<string, string | number | Message[] | Message>;
}

/** A position, and the events the solver has learned of on the way to it. */
export interface Moment {
  position: Position;
  events: Happened[];
}

/** Body of `POST /api/tables`. One occupant for each seat of the set-up. */
export interface NewTable {
  game: string;
  setup: unknown;
  name: string;
  seats: Occupant[];
  start?: boolean;
  token?: string | null;
  one_device?: boolean;
  watching?: Watching;
  advice?: boolean;
  voice?: boolean;
  days?: 0 | 1 | 3 | 7;
  listed?: "no" | "partner" | "seats";
  language?: string | null;
  guest?: string | null;
  blocked?: string[];
}

/** Nudge a person the game waits for, or who is away. */
export interface Nudge {
  type: "nudge";
  id: string;
  seat: number;
}

/** Who is to sit on a chair: the table's creator, an AI of a strength, or anybody who comes. */
export interface Occupant {
  kind: "ai" | "me" | "open";
  strength?: string;
  name?: string;
  dialect?: Record<string, string | number>;
}

/** One kind of action with the values its fields may take. `confirm` asks before acting. Nobody waits for actions that are `aside`. */
export interface Offer {
  action: string;
  fields?: Record<string, Choice | Fixed | Path | Rhythm | Selection | Placement | Tiling>;
  confirm?: Message | null;
  aside?: boolean;
}

/** A table that anybody may find. Its id is its link: listing a table publishes its link. */
export interface OpenTable {
  id: string;
  game: string;
  setup: unknown;
  phase: "gathering" | "playing";
  chairs: Chair[];
  since: number;
  language: string;
  listed: "no" | "partner" | "seats";
}

/** Answer to `GET /api/open-tables`; with an `ETag`, so that asking again costs little. */
export interface OpenTables {
  open: boolean;
  tables: OpenTable[];
}

/** The moment of a finished game from which a table plays on. */
export interface Origin {
  table: string;
  seq: number;
}

/** How a game ended. In cooperative games the winners are everyone or no one. */
export interface Outcome {
  winners: number[];
  scores: number[];
  ending: Message;
  parts?: Points[][];
  automa?: Automa | null;
}

/** Body of `POST /api/games/{game}/scenario`: a scenario as a file. */
export interface OwnFile {
  text: string;
}

/** Answer: the scenario in the file, and the same as the server would write it. */
export interface OwnScenario {
  scenario: unknown;
  text: string;
}

/** Answer to `GET /api/tables/{table}/seat`: the state of a running game for the holder of a seat. */
export interface OwnSeat {
  seat: number;
  asked: boolean;
  ask: Message;
  standing: Message[];
  moved: number | null;
}

/** A walk along `links` from `start` to `end` that visits no spot twice; the start is not listed. */
export interface Path {
  type: "path";
  start: string;
  end: string;
  links: Record<string, string[]>;
}

/** Stop the table's own clock, or let it run on, if everybody here agrees; or drop the request. */
export interface Pause {
  type: "pause";
  id: string;
  agree: boolean;
}

export interface Ping {
  type: "ping";
}

/** Different square pieces laid anywhere on a surface, later ones on top; `free` ones do not count towards the limits. */
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

/** Body of `POST /api/tables/{table}/branch`: another try from a moment of a finished game. */
export interface PlayOn {
  seq: number;
  name: string;
  seats: Occupant[];
  token?: string | null;
}

/** One part of a score, and what it was earned for. */
export interface Points {
  what: Message;
  points: number;
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
  outcome?: Outcome | null;
}

/** Body of every HTTP error. */
export interface Problem {
  reason: Message;
}

/** A question to a viewer with its offers. A waiting seat's `ask` says what it waits for, and its offers are all asides. */
export interface Prompt {
  ask: Message;
  offers?: Offer[];
}

/** A change of seats in a running game that the others have to agree to. */
export interface Proposal {
  seat: number;
  to: Occupant;
  by: string;
  waiting: number[];
}

/** Body of `POST /api/games/{game}/setup`: the choices before a game, while they are made. */
export interface ProposedSetup {
  setup: unknown;
}

/** Answer to both calls of `/api/tables/{table}/push`. */
export interface PushState {
  key: string | null;
  endpoint: string | null;
}

/** The content of a push. The service worker of the client has the words. */
export interface Pushed {
  table: string;
  game: string;
  message: "push-your-turn";
}

/** Where a result stands among others. */
export interface Rank {
  worse: number;
  same: number;
  better: number;
}

/** Answer to `GET /api/tables/{table}/rating`. */
export interface Rating {
  compared: Compared | null;
  rivals: boolean;
  onward: Message | null;
  passes_on: boolean;
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
  then?: "onward" | "passed-on" | "same";
}

export interface Rename {
  type: "rename";
  id: string;
  name: string;
}

/** `GET /api/tables/{table}/replay?as=0|spectator|open`, once the game is over. */
export interface Replay {
  table: TableInfo;
  advice: Advised[];
  frames: Frame[];
}

/** Body of `POST /api/tables/{table}/report`: report somebody here to the server's operator. */
export interface Report {
  seat: number;
  reason: "conduct" | "name" | "talk";
  guest: string;
  note?: string;
}

/** Answer: who was reported, by the hash of their browser's secret; empty if they have sent none. */
export interface Reported {
  guest: string;
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

/** Body of `POST /api/partners`: knock at a table that waits for the same game; if there is none, wait at a new table, with AI seats meanwhile. */
export interface SeekPartner {
  game: string;
  setup: unknown;
  name: string;
  seats: Occupant[];
  language: string;
  guest: string;
  blocked?: string[];
  but?: string[];
  token?: string | null;
}

/** A list of different options in any order; `free` ones do not count towards the limits. */
export interface Selection {
  type: "selection";
  options: string[];
  fewest: number;
  most: number;
  free?: string[];
}

/** The host says whether anybody may find this table, and for what. */
export interface SetListed {
  type: "set-listed";
  id: string;
  listed: "no" | "partner" | "seats";
  language: string;
  guest: string;
  blocked?: string[];
}

/** Body of `POST /api/tables/{table}/push`. */
export interface SetPush {
  subscription: BrowserSubscription | null;
}

/** The host, or the seat's own player, hands a seat to an AI or opens it. */
export interface SetSeat {
  type: "set-seat";
  id: string;
  seat: number;
  to: Occupant;
}

/** The host says whether people may talk. */
export interface SetVoice {
  type: "set-voice";
  id: string;
  on: boolean;
}

/** The host says whether spectators see the game. */
export interface SetWatching {
  type: "set-watching";
  id: string;
  watching: Watching;
}

/** Answer: the reason if no table can be opened with it, and warnings about a set-up that is allowed. */
export interface SetupAdvice {
  refused: Message | null;
  warnings: Message[];
}

/** Let this game be used for research once it is over, or no longer; needs every player's consent. */
export interface Share {
  type: "share";
  id: string;
  agree: boolean;
}

export interface Spoken {
  seat: number;
  text: string;
  at: number;
  notice?: Message | null;
}

/** Where a piece lies: its upper left corner after turning, and its quarter turns clockwise. */
export interface Spot {
  x: number;
  y: number;
  rotation: number;
}

/** How hard a scenario is compared with the house's own. */
export interface Standing {
  tier: string;
  like: string[];
}

/** A table's own clock: whether it stands still, and who wants that to change. */
export interface Standstill {
  stopped: boolean;
  asking: number[];
  waiting: number[];
}

/** The host begins the game; open seats must be filled first. */
export interface Start {
  type: "start";
  id: string;
}

/** Answer: by role, the mean score. */
export interface StrangerCounted {
  scores: Record<string, number>;
}

/** A share with its 95 % bootstrap interval; None if there is none. */
export interface StrangerFigure {
  value: number | null;
  low: number | null;
  high: number | null;
}

/** One player in one role of one task, with held-out strangers. */
export interface StrangerRow {
  player: string;
  task: string;
  role: "listener" | "speaker";
  encounters: number;
  cells: Record<string, number>;
  middle: StrangerFigure;
  share: StrangerFigure;
}

/** How to meet a stranger in a role: the set-up of a table for two, and the seat to take. */
export interface StrangerTable {
  setup: unknown;
  seat: number;
}

export interface StrangerTask {
  id: string;
  game: string;
  at_table: Record<string, StrangerTable>;
}

/** Answer to `GET /api/strangers`. */
export interface StrangersHere {
  version: number;
  strangers: string[];
  tasks: StrangerTask[];
  rows: StrangerRow[];
  people: StrangerRow[];
}

/** Ask what the game's best AI seat would do here. The request is recorded and shown to everybody. */
export interface Suggest {
  type: "suggest";
  id: string;
}

/** What the game's best AI seat would do in this position, and why. */
export interface Suggested {
  type: "suggested";
  n: number;
  id: string;
  action: unknown;
  reasons: Message[];
}

/** What anyone with the link may know about a table. */
export interface TableInfo {
  id: string;
  game: string;
  setup: unknown;
  content: string;
  phase: "gathering" | "over" | "playing";
  chairs: Chair[];
  spectators: number;
  created: number;
  ended: number | null;
  rematch: string | null;
  tidied_at: number | null;
  notice: Message | null;
  one_device: boolean;
  watching: Watching;
  proposal: Proposal | null;
  standstill: Standstill | null;
  advice: boolean;
  voice: "none" | "off" | "on";
  origin: Origin | null;
  listed: "no" | "partner" | "seats";
  knock: Knock | null;
  days: number;
  shared: boolean;
}

/** Whether this viewer may speak now, and if not, why. */
export interface Talk {
  open: boolean;
  closed?: Message | null;
}

/** A place on a grid for one piece: its cells in each rotation, and the cells other pieces cover. */
export interface Tiling {
  type: "tiling";
  width: number;
  height: number;
  forms: [number, number][][];
  taken: [number, number][];
}

export interface Undo {
  type: "undo";
  id: string;
  seq: number;
}

/** The game went on. `changes` has the top-level fields of the view that differ. */
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
  undone: number[];
  outcome?: Outcome | null;
}

/** Another seat, as this listener may hear it. */
export interface Voice {
  seat: number;
  joined: boolean;
  closed: Message | null;
}

/** Who hears whom has changed. */
export interface Voices {
  type: "voices";
  n: number;
  seat: number | null;
  talk: Talk;
  others: Voice[];
}

/** Whether spectators see the game: at once, some seconds late, or only when it is over. */
export interface Watching {
  kind: "closed" | "delayed" | "open";
  seconds?: number;
}

export interface Welcome {
  type: "welcome";
  n: number;
  table: TableInfo;
  seat: number | null;
  host: boolean;
  position: Position | null;
  events: Happened[];
  undone: number[];
  chat: Spoken[];
  seats: number[];
  build: string;
}

export type ClientMessage = Hello | Act | Undo | Say | Start | SetSeat | Consent | Nudge | Pause | Share | SetWatching | SetVoice | SetListed | AnswerKnock | Rename | Rematch | Describe | Foresee | Suggest | Hurry | Ping;

export type ServerMessage = Welcome | Lobby | Update | Said | Ack | Refused | Described | Suggested | Pong | Bye;

export type VoiceMessage = Voices | Pong | Bye;
