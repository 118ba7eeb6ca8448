/** Words: Fluent messages of the chosen language. Everything a person reads passes through here. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import pieces from "virtual:words";
import type { Message } from "../../generated/wire";

export const LANGUAGES = ["en", "uk", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, string | number>;
/** Who sits where; a list counts its seats from 0. */
export type Names = readonly string[];

const parts = new Set(["everyday"]);
const plugins = new Set<string>();

let bundle = $state.raw(new FluentBundle("en"));
let speaking = $state<Language>("en");
let namesAtTable: () => Names = () => [];

export const language = {
  get current(): Language {
    return speaking;
  },
};

/** The best of our languages for this browser. */
export function browserLanguage(): Language {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wished.map((tag) => LANGUAGES.find((known) => known === tag)).find(Boolean) ?? "en";
}

/** Switches when all texts of the new language are there, never half way. Whoever is overtaken by a later wish, which has all
 * that was ever needed, waits for that one. */
export async function speak(wanted: Language): Promise<void> {
  wish = wanted;
  latest = bring(wanted);
  await allHere();
}

/** Nothing that anybody has asked for is on its way any more. */
async function allHere(): Promise<void> {
  for (let waited; waited !== latest;) {
    waited = latest;
    await waited;
  }
}

async function bring(wanted: Language): Promise<void> {
  const turn = (turns += 1);
  const texts = await Promise.all(piecesOf(wanted).map((load) => load()));
  if (turn !== turns) return;
  const fresh = new FluentBundle(wanted, { useIsolating: false });
  for (const text of texts) fresh.addResource(new FluentResource(text));
  bundle = fresh;
  speaking = wanted;
  document.documentElement.lang = wanted;
}
let turns = 0;
let latest: Promise<void> | undefined;
let wish: Language = "en";

/** How files and messages spell a game: `space_puzzle` is `space-puzzle` there. */
export function hyphened(game: string): string {
  return game.replaceAll("_", "-");
}

/** Brings the texts of games that other packages bring: the server has them. */
export async function needPluginWords(games: readonly string[]): Promise<void> {
  if (games.length === 0) return;
  for (const game of games) plugins.add(game);
  await speak(wish);
}

/** Brings a game's texts (`contact`) or its rules reference (`contact/rules`). */
export async function need(part: string): Promise<void> {
  if (parts.has(part)) return allHere();
  parts.add(part);
  await speak(wish);
}

function piecesOf(wanted: Language): (() => Promise<string>)[] {
  const ours = [...parts].map((part) => pieces[wanted]?.[part]).filter((load) => load !== undefined);
  return [
    ...ours.map((load) => async () => (await load()).default),
    ...[...plugins].map((game) => () => wordsOf(game, wanted)),
  ];
}

/** A game without its words is still a game. */
async function wordsOf(game: string, wanted: Language): Promise<string> {
  const answer = await fetch(`/games/${game}/words/${wanted}.ftl`).catch(() => null);
  return answer?.ok ? answer.text() : "";
}

/** The message in the chosen language, or one of its attributes. */
export function t(id: string, args: Args = {}, attribute?: string): string {
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === undefined || pattern === null) return missing(attribute ? `${id}.${attribute}` : id);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (import.meta.env.DEV) for (const error of errors) console.error(`text ${id}:`, error);
  return text;
}

/** The message where there is one; undefined for what nobody has put into words. */
export function wordsFor(id: string, attribute?: string): string | undefined {
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  return pattern ? bundle.formatPattern(pattern) : undefined;
}

function missing(id: string): string {
  if (import.meta.env.DEV) console.error(`missing text: ${id}`);
  return id;
}

/** Says whose names `seat-name` means while a table is open; returns how to end that, unless another has opened. */
export function nameSeats(names: () => Names): () => void {
  namesAtTable = names;
  return () => {
    if (namesAtTable === names) namesAtTable = () => [];
  };
}

/** A message from the rules or the server, or a form of it (`id.attribute`); what it holds is put into words first. */
export function say(message: Message, names: Names = namesAtTable()): string {
  if (message.id === "seat-name") return seatName(Number(message.args?.seat ?? 0), names);
  const args: Args = {};
  for (const [key, value] of Object.entries(message.args ?? {})) {
    if (Array.isArray(value)) args[key] = list(value.map((item) => say(item, names)));
    else args[key] = typeof value === "object" ? say(value, names) : value;
  }
  const [id = "", attribute] = message.id.split(".");
  return t(id, args, attribute);
}

export function seatName(seat: number, names: Names = namesAtTable()): string {
  return names[seat] || t("seat-number", { number: seat + 1 });
}

/** “A, B and C”, as this language joins them. */
export function list(items: string[]): string {
  return new Intl.ListFormat(speaking, { type: "conjunction" }).format(items);
}
