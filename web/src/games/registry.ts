/** The games of the house: what each brings to the table, loaded when it is wanted. */
import type { Component } from "svelte";
import type { Frame, Happened, Replay, TableInfo } from "../generated/wire";
import type { Box } from "../lib/api";
import type { CommandWords, LoadCommandWords } from "../lib/commands/words";
import { hyphened, need } from "../lib/i18n.svelte";
import type { TableStore } from "../lib/table.svelte";
import { BY_HARDNESS, crewAround, jobsOf } from "./critical-orbit/setup/jobs";

/** The choices made before a game; each game has its own further fields. */
export type SetupChoice = { seats: number } & Record<string, unknown>;

export interface Parts {
  /** The game itself, and its result when it is over. */
  Table: Component<{ table: TableStore }>;
  /** The choices before a game; `setup` is bound. The number of seats is asked outside. */
  SetupForm: Component<{ setup: SetupChoice }, object, "setup">;
  /** The same choices, once they are made, for whoever comes to the table. */
  Agreed: Component<{ setup: SetupChoice; box: Box }>;
  Tutorial: Component;
  /** Where scenarios of one's own are made. */
  Editor: Component;
  /** One moment of a finished game. */
  Replay: Component<{ table: TableInfo; frame: Frame; names: readonly string[]; viewer: Viewer }>;
  /** What could be learned from a finished game; `seek` moves the replay to a frame. */
  Review: Component<{ table: TableInfo; replay: Replay; index: number; seek: (index: number) => void }>;
}

/** Through whose eyes a replay is seen: a seat's number, a spectator's, or with everything open. */
export type Viewer = `${number}` | "spectator" | "open";

type StartId =
  "contact" | "astronaut" | "ai" | "mercury" | "houston" | "bengaluru" | "cologne" | "mission" | "hall" | "rival";

/** What sets a seat apart from the others when the game begins. */
export type RoleId = "source" | "ai" | "mercury" | "houston" | "bengaluru" | "cologne";

/** A way into a running game: the first seat is one's own, AI players have the others. */
export interface Start {
  id: StartId;
  setup: SetupChoice;
  /** Where there are many ways in, one first chooses who to be. */
  role?: RoleId;
}

export interface GameEntry {
  id: string;
  seats: { fewest: number; most: number };
  /** What a new table begins with: the choices that differ from the game's own defaults. */
  firstSetup: SetupChoice;
  /** Which roles a seat begins with, where not everybody has the same. */
  roles: (setup: SetupChoice, seat: number) => readonly RoleId[];
  /** What "play now" begins with, the gentlest first. */
  starts: readonly Start[];
  /** The AI that plays along, or stands in. */
  firstStrength: string;
  /** Events that are told once and not listed: what they showed must be remembered. */
  fleeting?: readonly string[];
}

export const games: readonly GameEntry[] = [
  {
    id: "contact",
    seats: { fewest: 2, most: 5 },
    firstSetup: { seats: 2, level: 2 },
    roles: (setup, seat) => (setup.first_source === seat ? ["source"] : []),
    starts: [{ id: "contact", setup: { seats: 2, level: 2 } }],
    firstStrength: "strong",
  },
  {
    id: "space_puzzle",
    seats: { fewest: 2, most: 5 },
    firstSetup: { seats: 3, scenario: "S01" },
    roles: (setup, seat) => (setup.first_ai === seat ? ["ai"] : []),
    starts: [
      { id: "astronaut", setup: { seats: 2, scenario: "S01", first_ai: 1 } },
      { id: "ai", setup: { seats: 2, scenario: "S01", first_ai: 0 } },
    ],
    firstStrength: "strong",
    fleeting: ["revealed"],
  },
  {
    id: "critical_orbit",
    seats: { fewest: 1, most: 4 },
    firstSetup: { seats: 4 },
    roles: jobsOf,
    starts: BY_HARDNESS.flatMap((role): Start[] => [
      { id: role, role, setup: { seats: 4, ...crewAround(role), difficulty: "easy", clock: "untimed" } },
      { id: "mission", role, setup: { seats: 4, ...crewAround(role) } },
    ]),
    firstStrength: "strong",
  },
  {
    id: "interstellar",
    seats: { fewest: 1, most: 4 },
    firstSetup: { seats: 2 },
    roles: () => [],
    starts: [
      { id: "hall", setup: { seats: 1, hall: "introduction" } },
      { id: "rival", setup: { seats: 2 } },
    ],
    firstStrength: "strong",
  },
];

export function gameOf(id: string): GameEntry | undefined {
  return games.find((game) => game.id === id);
}

/** What has happened, as far as it may be read again. */
export function listed(game: string, events: readonly Happened[]): Happened[] {
  const fleeting = gameOf(game)?.fleeting ?? [];
  return events.filter(({ event }) => !fleeting.includes((event as { type: string }).type));
}

const modules = import.meta.glob<{ default: Component }>("./*/*.svelte");

export function hasPart(game: string, part: keyof Parts): boolean {
  return `./${hyphened(game)}/${part}.svelte` in modules;
}

/** A part of a game with its texts; undefined where the game has no such part. */
export async function partOf<Part extends keyof Parts>(game: string, part: Part): Promise<Parts[Part] | undefined> {
  const load = modules[`./${hyphened(game)}/${part}.svelte`];
  if (!load) return undefined;
  const [module] = await Promise.all([load(), need(hyphened(game))]);
  return module.default as unknown as Parts[Part];
}

const commandWords = import.meta.glob<{ commandWordsOf: LoadCommandWords }>("./*/commands.ts");

/** How a game puts into words what may be done at a table; undefined where it cannot. */
export async function commandWordsOf(game: string, table: TableStore): Promise<CommandWords | undefined> {
  const load = commandWords[`./${hyphened(game)}/commands.ts`];
  if (!load) return undefined;
  const [module] = await Promise.all([load(), need(hyphened(game)), need("text-play")]);
  return module.commandWordsOf(table);
}
