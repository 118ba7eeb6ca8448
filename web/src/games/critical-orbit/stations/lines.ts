/** Bengaluru's rows and columns: what each can still become (MC-48). */
import type { Space } from "../terms";
import { letters } from "./places";

const VALUES: readonly number[] = [1, 2, 3, 4, 5, 6];

export interface Line {
  spaces: readonly Space[];
  state: "live" | "spoiled" | "complete";
  /** Values that would not spoil it. */
  lacks: readonly number[];
  /** Spaces still free. */
  free: number;
}

type Written = Readonly<Record<Space, number>>;

/** Rows from the top, then columns from the left. */
export function linesOf(grid: string, size: number): Space[][] {
  const names = letters(size);
  const rows = names.map((_, y) => names.map((letter) => `${grid}-${letter}${y + 1}`));
  return [...rows, ...names.map((_, x) => rows.map((row) => row[x] ?? ""))];
}

/** `ticks`: the AI deck's lines hold no numbers that could meet twice (MC-66). */
export function readLine(spaces: readonly Space[], written: Written, ticks: boolean): Line {
  const held = spaces.map((space) => written[space]).filter((value) => value !== undefined);
  const free = spaces.length - held.length;
  const twice = !ticks && new Set(held).size < held.length;
  const lacks = twice || free === 0 ? [] : VALUES.filter((value) => !held.includes(value));
  return { spaces, state: twice ? "spoiled" : free === 0 ? "complete" : "live", lacks, free };
}

/** What a number in one of its free spaces would do to a line. */
export function effectOn(line: Line, value: number): "spoils" | "completes" | "fits" | "nothing" {
  if (line.state !== "live") return "nothing";
  if (!line.lacks.includes(value)) return "spoils";
  return line.free === 1 ? "completes" : "fits";
}
