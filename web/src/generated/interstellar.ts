// Made by scripts/generate_types.py from the Python structs. Do not edit.

import type { Message } from "./wire";

/** What a token does in the Action Phase. Missing values mean the usual. */
export interface ActionSide {
  kind: "earth" | "gain" | "market" | "produce" | "research" | "solar" | "travel";
  free: boolean;
  discount: number;
  price_shift: number;
  colours: number;
  one_lower: boolean;
  previous_level: boolean;
  draw: number | null;
  reward: string;
}

export interface Advance {
  type: "advance";
  space: string;
}

export interface BagConverted {
  type: "bag-converted";
  laid: string;
  added: string;
}

export interface BagSpoiled {
  type: "bag-spoiled";
  player: number;
  paid: string;
  removed: string;
  added: number;
}

/** The cube increases or reduces what H.A.L.L.'s Probe has found (L911 to L927). */
export interface BenefitChanged {
  type: "benefit-changed";
  player: number;
  prestige: number;
  reputation: number;
}

export interface BlackHoleFed {
  type: "black-hole-fed";
  player: number;
  fuel: number;
}

export interface Build {
  type: "build";
  mechanism: string;
  row: string;
  payment: string;
}

export interface BuildMechanism {
  step: "build";
  seat: number;
  left: number;
  extra_steps: number;
  built: number;
}

export interface BuildingPut {
  type: "building-put";
  player: number;
  planet: string;
  building: string;
}

export interface Buy {
  type: "buy";
  colour: "B" | "G" | "P" | "R" | "Y";
  count: number;
  shift: boolean;
}

export interface Cargo {
  cubes: [number, number, number, number, number];
  bases: number;
  buildings: Record<string, number>;
}

export interface ChooseCube {
  step: "cube";
  seat: number;
  among: string;
}

/** Which Deposit is refilled, with cubes how many levels above its own (L69, L548). */
export interface ChooseDeposit {
  step: "deposit";
  seat: number;
  amount: number;
  least: number;
  most: number;
}

/** Which Extra Action token to take (L15 to L21). */
export interface ChooseExtra {
  step: "extra";
  seat: number;
}

/** L123: which planet with a Base produces. */
export interface ChooseProduction {
  step: "choose-production";
  seat: number;
}

export interface ChooseResearch {
  step: "research";
  seat: number;
  one_lower: boolean;
  previous_level: boolean;
}

export interface ChooseSalvation {
  step: "salvation";
  seat: number;
  token: string;
}

/** Which planet's Storage sends cubes home, or which Deposit is drilled (L544). */
export interface ChooseStorage {
  step: "storage";
  seat: number;
  kind: "ars" | "drill";
  amount: number;
}

/** Which of the two Leader tracks to take a step on. */
export interface ChooseTrack {
  step: "track";
  seat: number;
}

/** A player's things; None for those a screen hides (HV-02). */
export interface Corporation {
  fuel: number | null;
  cubes: [number, number, number, number, number] | null;
  tokens: string[] | null;
  scientists: number;
  reputation: number;
  prestige: number;
  played: string[];
  better_prices_for?: "buy" | "sell";
  extras: string[];
  passed: boolean;
  rotations: number;
  pass_token: string;
  explorer: string;
  cargo: Cargo;
  sites: Record<string, Site>;
  bases: number;
  buildings: Record<string, number>;
  technologies: Record<string, number>;
  salvation_technologies: string[];
  wormhole: [number, number] | null;
  starship: number;
  humankind: number;
  probe: string;
}

/** A cube was drawn from H.A.L.L.'s bag for this token. */
export interface CubeDrawn {
  type: "cube-drawn";
  colour: string;
  token: string;
}

/** Decides between the Unique Pass token and the ordinary one (L517). */
export interface DecidePassToken {
  step: "decide";
  seat: number;
}

export interface Deploy {
  step: "deploy";
  seat: number;
  planet: string;
}

export interface DepositRefilled {
  type: "refilled";
  player: number;
  planet: string;
  cubes: string;
}

/** Takes the Base and Buildings aboard (HV-06). */
export interface Dismantle {
  type: "dismantle";
}

export interface Dismantled {
  type: "dismantled";
  player: number;
  planet: string;
}

export interface DoSalvation {
  type: "salvation";
  action: "government" | "mechanism" | "population" | "probe";
}

/** Ends the current step. */
export interface Done {
  type: "done";
}

/** Takes one of the remaining Unique Pass tokens, face down (L515). */
export interface DraftPassToken {
  step: "draft";
  seat: number;
}

/** What the viewer knows of the Unique Pass tokens that are being chosen (L515, L517). */
export interface DraftView {
  chosen_from: string[];
  uses: boolean | null;
}

export interface ExtraTaken {
  type: "extra-taken";
  player: number;
  token: string;
}

export interface Facts {
  goals: Goal[];
  mechanisms_per_module: number;
  mechanism_prestige: Record<string, number | null>;
  mats: Mat[];
  better_prices: Prices | null;
  planet_moves: Record<string, NextMove>;
  sun_limits: Record<string, number>;
  next_lost: string | null;
  next_arrival: number;
  hall: HallFacts | null;
  turned: Layer | null;
}

export interface FamiliesTurned {
  type: "families-turned";
  families: string[];
}

/** Puts Fuel into a Black Hole (L393). */
export interface Feed {
  type: "feed";
  fuel: number;
}

/** Turns Fuel into Prestige at the Event Horizon (L393 to L397). */
export interface FeedBlackHole {
  step: "black-hole";
  seat: number;
}

export interface Fly {
  type: "fly";
  planet: string;
  fuel: number;
}

/** What H.A.L.L. would try first with the top token of its pile. */
export interface Forecast {
  row: "earth" | "government" | "market" | "mechanism" | "population" | "probe" | "produce" | "research" | "solar" | "travel";
  bonus: "government" | "mechanism" | "population" | "probe" | null;
  cells: Record<string, "B" | "G" | "P" | "R" | "Y">;
}

export interface FromStorage {
  type: "from-storage";
  planet: string;
  cubes: string;
}

export interface Gain {
  kind: "ars" | "build" | "choose" | "cubes" | "drill" | "extra" | "fuel" | "government-probe" | "leader" | "lowest" | "other" | "prestige" | "refill" | "reputation" | "save" | "scientist";
  amount: number;
  cubes: string;
  least: number;
  most: number;
}

/** A reward to gain once the steps above it are done. */
export interface GainLater {
  step: "gain";
  seat: number;
  reward: string;
}

/** Fuel, cubes, Scientists, Prestige or Reputation, in the notation of rewards. */
export interface Gained {
  type: "gained";
  player: number;
  reward: string;
}

export interface GameEnded {
  type: "game-ended";
  by: "goals" | "sun";
  scores: number[];
}

export interface Goal {
  id: "modules" | "population" | "trappist";
  have: number;
  need: number;
  met: boolean;
  done: number;
  all: number;
}

/** The cell of its board that H.A.L.L. uses. */
export interface HallActs {
  type: "hall-acts";
  row: "earth" | "government" | "market" | "mechanism" | "population" | "probe" | "produce" | "research" | "solar" | "travel";
  colour: string;
}

/** A token goes under the pile, or an action or an addition to one is skipped. */
export interface HallCannot {
  type: "hall-cannot";
  what: "action" | "again" | "bonus" | "ride" | "token";
  which: string;
  rule: "all-researched" | "at-trappist" | "deposit-empty" | "market-empty" | "mechanism-unpaid" | "no-action" | "no-base" | "no-planet" | "no-scientist" | "no-site" | "nobody-left" | "nothing-to-gain" | "population-unpaid" | "probe-unpaid" | "research-unpaid" | "settling-unpaid" | "ship-complete" | "sun-empty" | "top-row";
  cube: string;
  fuel: number;
}

/** What H.A.L.L. chose, among which options, and the rule on its priority lists that decided. */
export interface HallChose {
  type: "hall-chose";
  what: "action" | "bag" | "cubes" | "fuel" | "mechanism" | "planet" | "population" | "reward" | "rotations" | "seat" | "space" | "technology" | "token" | "track";
  chosen: string;
  rule: "action-bonus" | "action-furthest" | "action-last" | "action-only" | "action-tied" | "any-cheapest" | "bag-board" | "bag-red" | "black-hole-most" | "convert-1" | "convert-2" | "convert-pairs" | "convert-purple" | "cube-dearest" | "deposit-dearest" | "deposit-emptiest" | "deposit-outward" | "extra-counted" | "extra-counted-on" | "golden-rule" | "load-dearest" | "market-cubes" | "mechanism-greatest" | "mechanism-least" | "mechanism-tied" | "one-level-cubes" | "one-level-left" | "one-level-scientist" | "pass-reward" | "pass-unused" | "planet-counted" | "planet-counted-on" | "population-highest" | "population-least" | "production-fullest" | "production-sunward" | "rise-left" | "seat-left" | "seat-next" | "seat-printed" | "seat-right" | "solar-least" | "space-ahead" | "space-empty" | "space-galaxy" | "space-interest" | "space-player" | "space-wormhole" | "stop-full-hold" | "stop-home" | "stop-only" | "stop-sunward" | "storage-full" | "storage-fullest" | "storage-sunward" | "technology-counted" | "technology-counted-on" | "token-again" | "token-exact" | "token-plain" | "token-spent" | "track-furthest" | "track-tied";
  among: string[];
  count: number;
}

export interface HallFacts {
  next_costs: string[];
  forecast: Forecast | null;
  chances: number[];
}

/** H.A.L.L.'s Probe moves at this price and for these benefits (L897 to L934). */
export interface HallProbe {
  step: "hall-probe";
  seat: number;
  cost: number;
  benefit: "double" | "less" | "same";
  builds: boolean;
  riding: boolean;
}

export interface HallResearched {
  type: "hall-researched";
  row: number;
  level: number;
  payment: string;
}

/** The visible part of H.A.L.L.'s own things. */
export interface HallView {
  bag: [number, number, number, number, number];
  laid: [number, number, number, number, number];
  technologies: number[];
  plays: number;
  next_planet: string;
  planets_left: number;
  refilled: boolean;
  went_back: (PhaseBegan | TokenPlayed | Passed | Gained | SunTapped | Researched | WormholePlaced | Travelled | TokenTurned | Settled | TokenDeclined | BuildingPut | Dismantled | Traded | Produced | RepresentativeSent | MechanismBuilt | ModuleCompleted | PeopleSaved | ProbeMoved | ProbeArrived | StepTaken | ExtraTaken | DepositRefilled | RoseInGovernment | SunGrew | PlanetLost | PlanetsMoved | SalvationChosen | CubeDrawn | HallActs | HallChose | HallCannot | BenefitChanged | HallResearched | BagSpoiled | BagConverted | GameEnded | BlackHoleFed | FamiliesTurned | PassTokenTaken | PassTokensRevealed)[];
}

export interface Journey {
  columns: number;
  rows: number;
  fuel: number[];
  interest: string[];
  interest_prestige: number[];
  extra_at: number;
  arrival: number[];
  wormhole_fuel: number;
}

/** Which of the cubes drawn from the Solar Bag to keep (L642). */
export interface Keep {
  type: "keep";
  cubes: string;
}

export interface KeepFromSun {
  step: "sun";
  seat: number;
  drawn: [number, number, number, number, number];
  most: number;
}

export interface KeepToken {
  type: "settle";
  keep: boolean;
}

/** A use for a turn, and how far its best turn is behind the best of all. */
export interface Kind {
  name: Message;
  behind: number;
}

export interface Layer {
  deposit: [number, number, number, number, number];
  level: number;
  sent_home: [number, number, number, number, number];
  deeper: string[];
}

/** A pause before H.A.L.L.'s first turn, for a player who wants to watch it. */
export interface LetHallBegin {
  step: "hall-begins";
  seat: number;
}

/** A level of a Technology: its cost, and what its Building does from then on. */
export interface Level {
  level: number;
  cost: string;
  amount: number;
}

/** Loads a cube from the Storage, or a Base or Building from the reserve. */
export interface Load {
  type: "load";
  item: string;
}

export interface Market {
  sell: [number, number, number, number, number];
  buy: [number, number, number, number, number];
  stock: [number, number, number, number, number];
  trim: number;
}

/** What follows from one player's things. */
export interface Mat {
  technologies: Record<string, Level>;
  salvation_cost: string;
  pass_rewards: string[];
  reputation_worth: number;
  next_steps: Record<string, number>;
  aboard: number;
  all_bases: number;
}

/** `player` is -1 for the Government. */
export interface MechanismBuilt {
  type: "built";
  player: number;
  mechanism: string;
  payment: string;
  prestige: number;
}

export interface ModuleCompleted {
  type: "module-completed";
  player: number;
  modules: number;
}

export interface Modules {
  count: number;
  mechanisms: Record<string, number>;
  prestige: number;
}

/** Chosen by the Governor, or by a player who was given the step (L544). */
export interface MoveGovernmentProbe {
  step: "government-probe";
  seat: number;
}

export interface MoveProbe {
  step: "probe";
  seat: number;
  free: boolean;
  left: number;
  moved: number;
}

/** Whether to move up into the row the Governor has left (L886). */
export interface MoveUp {
  step: "move-up";
  seat: number;
  row: number;
}

export interface NextMove {
  round: number;
  quadrant: number;
}

export interface Pass {
  type: "pass";
}

export interface PassRewards {
  action: string[];
  salvation: string[];
}

/** The token is face down: nobody else knows which one. */
export interface PassTokenTaken {
  type: "pass-token-taken";
  player: number;
}

/** The token each of these players will use; empty: the ordinary one. */
export interface PassTokensRevealed {
  type: "pass-tokens-revealed";
  tokens: string[];
  players: number[];
}

export interface Passed {
  type: "passed";
  player: number;
}

export interface PeopleSaved {
  type: "saved";
  player: number;
  people: string;
  payment: string;
}

export interface PhaseBegan {
  type: "phase-began";
  round: number;
  phase: "action" | "government" | "salvation";
}

/** A choice the booklet leaves to the player: one of equally good spaces (L905). */
export interface PickForHall {
  step: "pick-for-hall";
  seat: number;
  spaces: string[];
}

/** L333. */
export interface PlaceWormhole {
  step: "wormhole";
  seat: number;
}

export interface Planet {
  id: string;
  orbit: number;
  gravity: number;
  moves: number;
  every: number;
}

export interface PlanetLost {
  type: "planet-lost";
  planet: string;
}

export interface PlanetsMoved {
  type: "planets-moved";
  quadrants: Record<string, number>;
}

export interface PlayToken {
  type: "play";
  token: string;
}

/** Loads the Explorer and leaves. */
export interface PrepareTravel {
  step: "travel";
  seat: number;
  free: boolean;
  discount: number;
}

export interface Prices {
  sell: [number, number, number, number, number];
  buy: [number, number, number, number, number];
}

export interface Printed {
  tokens: Record<string, Token>;
  planets: Planet[];
  quadrants: number;
  belt_after: number;
  ship: Ship;
  market: Market;
  pass_rewards: PassRewards;
  unique_pass_tokens: Record<string, PassRewards>;
  technologies: Technology[];
  salvation_technologies: string[];
  government: string[][];
  modules: Modules;
  leaders: Record<string, string[]>;
  leader_boards: Record<string, Record<string, string[]>>;
  journey: Journey;
  reputation: Reputation;
  hall_technologies: [string, string][];
  salvation_bonus: string;
  spaces: PrintedSpace[];
  reputation_scale: Stretch[];
  person_reputation: number[];
  variants: PrintedVariant[];
  rewards: Record<string, Gain[]>;
}

/** A space of the Journey to Trappist. */
export interface PrintedSpace {
  id: string;
  kind: "interest" | "space" | "start" | "trappist";
  column: number;
  row: number;
  leads_to: string[];
  fuel: number;
  prestige: number;
}

/** A variant that a table may choose. */
export interface PrintedVariant {
  id: "black-holes" | "families" | "lost-mining-planets" | "multi-resource-deposits" | "new-leader-tracks" | "unique-pass-tokens" | "universal-mechanisms";
  hint: boolean;
  boards: string[];
  signs: Record<string, string>;
}

export interface ProbeArrived {
  type: "probe-arrived";
  player: number;
  prestige: number;
}

/** `player` is -1 for the Government's Probe. */
export interface ProbeMoved {
  type: "probe-moved";
  player: number;
  space: string;
  fuel: number;
  found: string;
}

/** What has not been activated yet: the Base, the Explorer, each Building (L497). */
export interface Produce {
  step: "produce";
  seat: number;
  planet: string;
  left: string[];
}

export interface ProduceOn {
  type: "produce-on";
  planet: string;
}

export interface Produced {
  type: "produced";
  player: number;
  planet: string;
  what: string;
  cubes: string;
}

export interface PutBuilding {
  type: "put-building";
  building: string;
}

export interface PutWormhole {
  type: "put-wormhole";
  orbit: number;
  quadrant: number;
}

export interface Refill {
  type: "refill";
  planet: string;
  colour: "B" | "G" | "P" | "R" | "Y";
}

/** Plays the active token again (L626). */
export interface Repeat {
  type: "repeat";
}

export interface RepresentativeSent {
  type: "sent";
  player: number;
  row: number;
  space: number;
}

export interface Reputation {
  most: number;
  steps: [number, number][];
}

export interface Research {
  type: "research";
  technology: string;
  payment: string;
}

export interface Researched {
  type: "researched";
  player: number;
  technology: string;
  level: number;
  payment: string;
}

export interface Revealed {
  best: Message[];
  kinds: Kind[];
}

export interface Review {
  rounds: ReviewedRound[];
  points: ReviewedPoint[];
  players: ReviewedPlayer[];
  turns: ReviewedTurn[];
  hall: ReviewedHall | null;
  remarks: Message[];
  headline: Message | null;
}

/** H.A.L.L.'s bag at the beginning of a round. */
export interface ReviewedBag {
  round: number;
  bag: [number, number, number, number, number];
}

/** A cube from H.A.L.L.'s bag. */
export interface ReviewedDraw {
  seq: number;
  round: number;
  phase: "action" | "salvation";
  token: string;
  colour: string;
  row: string;
  back: boolean;
}

export interface ReviewedFlow {
  source: "earth" | "government" | "governor" | "hall" | "humankind" | "journey" | "market" | "mechanisms" | "other" | "outposts" | "pass" | "planets" | "population" | "starship" | "start" | "sun" | "technologies" | "tokens" | "trappist" | "travel";
  gained: number;
  spent: number;
  cubes_gained: [number, number, number, number, number];
  cubes_spent: [number, number, number, number, number];
}

export interface ReviewedHall {
  draws: ReviewedDraw[];
  bags: ReviewedBag[];
  drawn: number;
  expected: number;
}

export interface ReviewedPlayer {
  player: number;
  score: number;
  won: boolean;
  prestige: Record<string, number>;
  ending: Record<string, number>;
  strategies: Record<string, number>;
  flows: Record<string, ReviewedFlow[]>;
}

/** The end of a phase, or the start of the game. */
export interface ReviewedPoint {
  seq: number;
  round: number;
  phase: "action" | "government" | "salvation" | "start";
  scores: number[];
}

export interface ReviewedRound {
  round: number;
  prestige: Record<string, number>[];
  gained: number[];
}

/** A turn that gained much. */
export interface ReviewedTurn {
  seq: number;
  player: number;
  round: number;
  phase: "action" | "salvation";
  token: string;
  gained: number;
}

export interface Rise {
  type: "rise";
  space: number;
}

export interface RoseInGovernment {
  type: "rose";
  player: number;
  row: number;
  space: number;
}

/** Asks nobody: the Government Phase goes on with this part (HV-15). */
export interface RunGovernment {
  step: "government";
  seat: number;
  part: number;
}

export interface SalvationChosen {
  type: "salvation-chosen";
  player: number;
  action: "government" | "mechanism" | "population" | "probe";
  bonus: boolean;
}

/** What a token does in the Salvation Phase. A bonus is worth a Prestige Point (L842). */
export interface SalvationSide {
  bonus: "government" | "mechanism" | "population" | "probe" | null;
  only: ("government" | "mechanism" | "population" | "probe")[];
  after: string;
  free_probe: boolean;
  mechanisms: number;
  population_one_lower: boolean;
  scientists: number;
  whole_row: boolean;
  extra_steps: number;
  probes: number;
}

export interface Save {
  type: "save";
  colour: "B" | "G" | "P" | "R" | "Y";
  payment: string;
}

/** Saves everybody on one Family token (L425). */
export interface SaveFamily {
  type: "save-family";
  family: string;
  payment: string;
}

export interface SavePeople {
  step: "save";
  seat: number;
  left: number;
  one_lower: boolean;
  extra_steps: number;
  saved: number;
}

export interface Sell {
  type: "sell";
  colour: "B" | "G" | "P" | "R" | "Y";
  count: number;
  shift: boolean;
}

export interface Send {
  type: "send";
  row: number;
  space: number;
}

export interface SendScientist {
  step: "send";
  seat: number;
  left: number;
  whole_row: boolean;
  sent: number;
}

/** Whether to keep the token that was turned over (L501). */
export interface Settle {
  step: "settle";
  seat: number;
  planet: string;
  token: string;
}

export interface Settled {
  type: "settled";
  player: number;
  planet: string;
  token: string;
}

export interface Setup {
  seats: number;
  first: number;
  variants: ("black-holes" | "families" | "lost-mining-planets" | "multi-resource-deposits" | "new-leader-tracks" | "unique-pass-tokens" | "universal-mechanisms")[];
  hints: ("black-holes" | "families" | "lost-mining-planets" | "multi-resource-deposits" | "new-leader-tracks" | "unique-pass-tokens" | "universal-mechanisms")[];
  leader_board: string;
  hall: "easy" | "extreme" | "hard" | "intermediate" | "introduction";
  hidden_supplies: boolean;
  sun_means_all_lose: boolean;
}

export interface Ship {
  cargo: number;
  storage: number;
  deposit: number;
  buildings_on_planet: number;
}

/** A player's Base on a planet, with its own Deposit and Storage (L207). */
export interface Site {
  token: string;
  deposit: [number, number, number, number, number];
  level: number;
  storage: [number, number, number, number, number];
  buildings: Record<string, number>;
  deeper: string[];
}

/** Uses one of the player's cubes against H.A.L.L.'s bag (L1056, L1057). */
export interface Spoil {
  type: "spoil";
  pay: "B" | "G" | "P" | "R" | "Y";
  remove: string;
}

/** Cubes the player may use against H.A.L.L.'s bag, before and after it is converted (L1056, L1057). */
export interface SpoilBag {
  step: "spoil";
  seat: number;
  when: "after" | "before";
  used: string;
}

export interface StepTaken {
  type: "step-taken";
  player: number;
  track: "humankind" | "starship";
  space: number;
}

/** A stretch of the Reputation scale, with its worth at the end (HV-22). */
export interface Stretch {
  least: number;
  most: number;
  worth: number;
}

export interface SunGrew {
  type: "sun-grew";
  spiral: number;
}

export interface SunTapped {
  type: "sun-tapped";
  player: number;
  kept: string;
  extra: string;
  reputation: number;
  spiral: number;
}

export interface TakeCube {
  type: "take-cube";
  colour: "B" | "G" | "P" | "R" | "Y";
}

export interface TakeExtra {
  type: "take-extra";
  token: string;
}

/** The Pass reward reached, or an earlier one (L630). */
export interface TakePassReward {
  step: "pass-reward";
  seat: number;
  phase: string;
}

export interface TakePassToken {
  type: "take-pass-token";
  token: string;
}

export interface TakeReward {
  type: "take-reward";
  position: number;
}

export interface TakeStep {
  type: "take-step";
  track: "humankind" | "starship";
}

/** Plays a new token, the active one again, or the Pass token. */
export interface TakeTurn {
  step: "turn";
  seat: number;
}

export interface Technology {
  id: string;
  costs: [string, string, string];
  building: "ars" | "converter" | "drill" | "outpost" | null;
}

export interface Token {
  id: string;
  action: ActionSide;
  repeatable: boolean;
  salvation: SalvationSide | null;
  line: string;
}

export interface TokenDeclined {
  type: "token-declined";
  player: number;
  planet: string;
}

export interface TokenPlayed {
  type: "token-played";
  player: number;
  token: string;
  again: boolean;
}

export interface TokenTurned {
  type: "token-turned";
  player: number;
  planet: string;
  token: string;
}

/** Colours sold and bought so far, and how many different ones each may be. */
export interface Trade {
  step: "trade";
  seat: number;
  colours: number;
  shift: number;
  shifted: "" | "buy" | "sell";
  sold: number[];
  bought: number[];
}

export interface Traded {
  type: "traded";
  player: number;
  sold: string;
  bought: string;
  fuel: number;
}

export interface Travelled {
  type: "travelled";
  player: number;
  planet: string;
  fuel: number;
  unloaded: string;
}

/** Activates the Base, the Explorer or a Building, and names the cubes. */
export interface Use {
  type: "use";
  what: string;
  cubes: string;
}

/** Uses the Unique Pass token, or the ordinary one (L517). */
export interface UsePassToken {
  type: "use-pass-token";
  unique: boolean;
}

/** For a player whose Probe stands on a Wormhole and may go on (L363). */
export interface UseWormhole {
  step: "ride";
  seat: number;
  government: boolean;
}

export interface View {
  me: number | null;
  setup: Setup;
  round: number;
  phase: "action" | "government" | "over" | "salvation";
  order: number[];
  mover: number;
  passed: number[];
  step: TakeTurn | KeepFromSun | ChooseResearch | PlaceWormhole | PrepareTravel | Settle | Deploy | Trade | ChooseProduction | Produce | ChooseSalvation | SendScientist | BuildMechanism | SavePeople | MoveProbe | UseWormhole | MoveGovernmentProbe | GainLater | ChooseCube | ChooseTrack | ChooseDeposit | ChooseStorage | ChooseExtra | TakePassReward | MoveUp | LetHallBegin | HallProbe | PickForHall | SpoilBag | RunGovernment | FeedBlackHole | DraftPassToken | DecidePassToken | null;
  pending: (TakeTurn | KeepFromSun | ChooseResearch | PlaceWormhole | PrepareTravel | Settle | Deploy | Trade | ChooseProduction | Produce | ChooseSalvation | SendScientist | BuildMechanism | SavePeople | MoveProbe | UseWormhole | MoveGovernmentProbe | GainLater | ChooseCube | ChooseTrack | ChooseDeposit | ChooseStorage | ChooseExtra | TakePassReward | MoveUp | LetHallBegin | HallProbe | PickForHall | SpoilBag | RunGovernment | FeedBlackHole | DraftPassToken | DecidePassToken)[];
  corporations: Corporation[];
  governor: number;
  quadrants: Record<string, number>;
  lost: string[];
  spiral: number;
  stacks: Record<string, number>;
  market: [number, number, number, number, number];
  bag: [number, number, number, number, number];
  government: number[][];
  people: [number, number, number, number, number];
  saved: number;
  current: string[];
  long_term: string[];
  future: string[];
  mechanisms_left: number;
  built: string[];
  modules: number;
  found: Record<string, string>;
  interest_taken: string[];
  discoveries_left: number;
  government_probe: string;
  arrived: number[];
  offered: string[];
  hall: HallView | null;
  families: string[];
  leader_board: string;
  drafted: string;
  ended: "goals" | "no" | "sun";
  families_under: string[];
  draft: DraftView | null;
  facts: Facts;
}

export interface WormholePlaced {
  type: "wormhole-placed";
  player: number;
  orbit: number;
  quadrant: number;
}

export type Action = PlayToken | Repeat | Pass | Done | Keep | Research | PutWormhole | Load | Dismantle | Fly | KeepToken | PutBuilding | Sell | Buy | ProduceOn | Use | DoSalvation | Send | Build | Save | Advance | TakeCube | TakeStep | Refill | FromStorage | TakeExtra | TakeReward | Rise | Spoil | Feed | SaveFamily | TakePassToken | UsePassToken;

export type Event = PhaseBegan | TokenPlayed | Passed | Gained | SunTapped | Researched | WormholePlaced | Travelled | TokenTurned | Settled | TokenDeclined | BuildingPut | Dismantled | Traded | Produced | RepresentativeSent | MechanismBuilt | ModuleCompleted | PeopleSaved | ProbeMoved | ProbeArrived | StepTaken | ExtraTaken | DepositRefilled | RoseInGovernment | SunGrew | PlanetLost | PlanetsMoved | SalvationChosen | CubeDrawn | HallActs | HallChose | HallCannot | BenefitChanged | HallResearched | BagSpoiled | BagConverted | GameEnded | BlackHoleFed | FamiliesTurned | PassTokenTaken | PassTokensRevealed;
