/** The games that can be played here: the server's list, with what each game's folder declares. A game of another
 * package has no folder; what it brings is served under `/games/ID/`. */
import type { Component } from "svelte";
import type { GameInfo, Happened } from "../generated/wire";
import { gamesHere } from "../lib/table/api";
import { plainCommandWords } from "../lib/commands/plain";
import type { CommandWords, LoadCommandWords } from "../lib/commands/words";
import { hyphened, need, needPluginWords } from "../lib/words/i18n.svelte";
import type { TableStore } from "../lib/table/table.svelte";
import type { Declared, GameEntry, Parts, SetupChoice } from "./game";

const declared = Object.values(import.meta.glob<Declared>("./*/index.ts", { eager: true, import: "default" }));

const NOTHING_KNOWN = { seats: [], strengths: [], workshop: false, review: false, files: [] };

let known: readonly GameEntry[] = declared.map((game) => ({ ...NOTHING_KNOWN, ...game }));

/** In the server's order. */
export function games(): readonly GameEntry[] {
  return known;
}

export function gameOf(id: string): GameEntry | undefined {
  return known.find((game) => game.id === id);
}

/** Asks the server what can be played; until it has answered, only the house's own games are known. */
export async function learnGames(): Promise<void> {
  const offered = await gamesHere().catch(() => null);
  if (!offered) return;
  known = offered.map(entry);
  await needPluginWords(known.filter(({ files }) => files.length > 0).map(({ id }) => id));
}

function entry(info: GameInfo): GameEntry {
  const usual = info.setup as SetupChoice;
  const own = declared.find(({ id }) => id === info.id);
  const starts = info.strengths.length > 0 ? [{ setup: usual }] : [];
  return own
    ? { ...info, ...own, firstSetup: { ...usual, ...own.firstSetup } }
    : { ...info, firstSetup: usual, starts };
}

/** Where a file lies that a game of another package brings; undefined where it brings none of that name. */
export function pluginFile(game: string, name: string): string | undefined {
  return gameOf(game)?.files.includes(name) ? `/games/${game}/${name}` : undefined;
}

/** What has happened, as far as it may be read again. */
export function listed(game: string, events: readonly Happened[]): Happened[] {
  const fleeting = gameOf(game)?.fleeting ?? [];
  return events.filter(({ event }) => !fleeting.includes((event as { type: string }).type));
}

const modules = import.meta.glob<{ default: Component }>(["./*/*.svelte", "!./*/Cover.svelte"]);

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

/** How a game puts into words what may be done at a table. */
export async function commandWordsOf(game: string, table: TableStore): Promise<CommandWords> {
  const load = commandWords[`./${hyphened(game)}/commands.ts`];
  const [module] = await Promise.all([load?.(), need(hyphened(game)), need("text-play")]);
  return module ? module.commandWordsOf(table) : plainCommandWords(table);
}
