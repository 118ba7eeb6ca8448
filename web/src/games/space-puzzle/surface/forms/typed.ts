/** A message as lines of text, one token each, the topmost last: its name, its place in millimetres, its turn. */
import type { Frame } from "../../../../generated/space-puzzle";
import type { Laid } from "../../../../generated/wire";
import { counted } from "../hand/editing";
import { liesInside, reach, UNITS_PER_MM, wholeTurn } from "../geometry";

type Why = "unknown" | "many" | "places" | "resting" | "twice" | "outside" | "too-many";

export interface Fault {
  /** Counted from 1. */
  line: number;
  why: Why;
  /** What was typed, or which tokens it could be. */
  name?: string;
  candidates?: string[];
  /** Where the token's middle may lie, in millimetres. */
  room?: { left: number; right: number; top: number; bottom: number };
}

export interface Reading {
  laid: Laid[];
  faults: Fault[];
}

/** What a message may be made of; `names` are the tokens' names in the reader's language. */
export interface Lexicon {
  frame: Frame;
  names: Readonly<Record<string, string>>;
  /** Words that may stand beside a name and say nothing, such as “token”. */
  fillers: readonly string[];
  usable: readonly string[];
  most: number;
  free: readonly string[];
}

export function written(laid: readonly Laid[], names: Lexicon["names"]): string {
  const mm = (units: number): string => String(units / UNITS_PER_MM);
  return laid.map(({ id, x, y, rotation }) => `${names[id] ?? id} ${mm(x)} ${mm(y)} ${rotation}`).join("\n");
}

export function read(text: string, lexicon: Lexicon): Reading {
  const laid: Laid[] = [];
  const faults: Fault[] = [];
  text.split("\n").forEach((line, index) => {
    const parts = wordsOf(line);
    if (parts.length === 0) return;
    const found = readLine(parts, index + 1, lexicon, laid);
    if ("why" in found) faults.push(found);
    else laid.push(found);
  });
  return { laid, faults };
}

function readLine(parts: string[], line: number, lexicon: Lexicon, before: readonly Laid[]): Laid | Fault {
  const split = withPlace(parts, lexicon);
  if (!split) return { line, why: "places", name: parts.join(" ") };
  const { name, numbers, ids } = split;
  const [id] = ids;
  if (id === undefined) return { line, why: "unknown", name };
  if (ids.length > 1) return { line, why: "many", name, candidates: ids };
  if (!lexicon.usable.includes(id) && !lexicon.free.includes(id)) return { line, why: "resting", name: id };
  if (before.some((piece) => piece.id === id)) return { line, why: "twice", name: id };
  const used = [...before.map((piece) => piece.id), id];
  if (!lexicon.free.includes(id) && counted(used, lexicon.free) > lexicon.most)
    return { line, why: "too-many", name: id };
  const [x = 0, y = 0, turn = 0] = numbers;
  const piece = { id, x: Math.round(x * UNITS_PER_MM), y: Math.round(y * UNITS_PER_MM), rotation: wholeTurn(turn) };
  return liesInside(piece, lexicon.frame)
    ? piece
    : { line, why: "outside", name: id, room: roomFor(piece, lexicon.frame) };
}

function roomFor({ rotation }: Laid, { width, height, token }: Frame): NonNullable<Fault["room"]> {
  const margin = reach(token, rotation);
  const [near, mm] = [Math.ceil(margin / UNITS_PER_MM), UNITS_PER_MM];
  return {
    left: near,
    right: Math.floor((width - margin) / mm),
    top: near,
    bottom: Math.floor((height - margin) / mm),
  };
}

/** `12,5` is a number in most of our languages; a comma at the end of a word only ends it. */
function wordsOf(line: string): string[] {
  return line
    .toLowerCase()
    .split(/[\s;]+/)
    .map((word) => word.replace(/^[(,:]+|[),:]+$/g, "").replace(/(?<=\d)(°|mm|мм)$/, ""))
    .filter((word) => word !== "" && !["°", "mm", "мм"].includes(word));
}

function asNumber(word: string | undefined): number {
  return word !== undefined && /^-?\d+([.,]\d+)?$/.test(word) ? Number(word.replace(",", ".")) : NaN;
}

/** Where the name ends and the place begins: “number 3 120 40” holds three numbers, but only two are a place. */
function withPlace(parts: string[], lexicon: Lexicon): { name: string; numbers: number[]; ids: string[] } | undefined {
  const splits = [3, 2]
    .filter((count) => parts.length > count)
    .map((count) => ({ words: parts.slice(0, -count), numbers: parts.slice(-count).map(asNumber) }))
    .filter(({ numbers }) => numbers.every(Number.isFinite))
    .map(({ words, numbers }) => ({ name: words.join(" "), numbers, ids: idsOf(words, lexicon) }));
  return splits.find(({ ids }) => ids.length === 1) ?? splits.find(({ ids }) => ids.length > 1) ?? splits[0];
}

/** The tokens that may be meant: by id, by full name, or by the beginnings of its words. */
function idsOf(words: string[], { names, fillers }: Lexicon): string[] {
  const typed = words.join(" ");
  const ids = Object.keys(names);
  const exact = ids.filter((id) => id === typed || names[id]?.toLowerCase() === typed);
  if (exact.length) return exact;
  const telling = words.filter((word) => !fillers.includes(word));
  if (telling.length === 0) return [];
  return ids.filter((id) => {
    const own = (names[id] ?? "").toLowerCase().split(" ");
    return telling.every((word) => own.some((mine) => (/^\d+$/.test(word) ? mine === word : mine.startsWith(word))));
  });
}
