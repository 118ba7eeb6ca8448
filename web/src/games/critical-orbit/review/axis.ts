/** Where in a mission something happened: by turns, or by the mission's own clock. */
import { scaleLinear } from "d3-scale";
import type { Frame } from "../../../generated/wire";
import { frameOf } from "../../../lib/table/replay.svelte";
import type { View } from "../terms";

interface Tick {
  /** From 0 to 1. */
  at: number;
  label: number;
}

export interface Axis {
  ticks: Tick[];
  /** From 0 to 1; `seq` is the log's entry. */
  at: (seq: number) => number;
}

const MINUTE_MS = 60_000;
const MOST_TICKS = 12;
/** Which makes 12 at most, in round steps. */
const ABOUT_TICKS = 8;

/** The mission's clock at every frame: it runs from the start on, but not in a pause. */
export function clockOf(frames: readonly Frame[]): number[] {
  let passed = 0;
  return frames.map((frame, index) => {
    const before = frames[index - 1];
    if (before && runs(before.view as View)) passed += frame.at - before.at;
    return passed;
  });
}

function runs(view: Pick<View, "phase" | "clock">): boolean {
  return view.phase !== "ready" && view.phase !== "over" && view.clock.left === null;
}

/** Every turn is as wide as the next, however long it took. */
export function byTurns(frames: readonly Frame[]): Axis {
  const starts = new Map<number, number>();
  frames.forEach((frame, index) => {
    const { turn } = frame.view as View;
    if (!starts.has(turn)) starts.set(turn, index);
  });
  const turns = [...starts.keys()];
  const last = Math.max(0, ...turns);
  const first = last > 0 ? 1 : 0;
  const all = last - first + 1;
  const at = (seq: number): number => {
    const index = frameOf(frames, seq);
    const turn = (frames[index]?.view as View | undefined)?.turn ?? 0;
    if (turn < first) return 0;
    const from = starts.get(turn) ?? 0;
    const to = starts.get(turn + 1) ?? frames.length;
    return (turn - first + (index - from) / Math.max(1, to - from)) / all;
  };
  const step = Math.ceil(all / MOST_TICKS);
  const ticks = turns
    .filter((turn) => turn >= first && (turn - first) % step === 0)
    .map((turn) => ({ at: (turn - first) / all, label: turn }));
  return { ticks, at };
}

export function byMinutes(frames: readonly Frame[]): Axis {
  const clock = clockOf(frames);
  const place = scaleLinear().domain([0, Math.max(1, clock.at(-1) ?? 0) / MINUTE_MS]);
  const minutes = place.ticks(ABOUT_TICKS).filter(Number.isInteger);
  return {
    ticks: minutes.map((minute) => ({ at: place(minute), label: minute })),
    at: (seq) => place((clock[frameOf(frames, seq)] ?? 0) / MINUTE_MS),
  };
}
