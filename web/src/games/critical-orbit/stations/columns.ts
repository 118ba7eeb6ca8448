/** Cologne's columns: how full they are, and whether they can still come out exactly (MC-54 to MC-56). */
import type { Column } from "../../../generated/critical-orbit";
import type { Space } from "../terms";

const LEAST = 1;
const MOST = 6;

export interface Level {
  boxes: readonly Space[];
  cells: number;
  filled: number;
  /** What it still needs. */
  cellsLeft: number;
  boxesLeft: number;
  /** `short`: its boxes cannot fill it any more; `crowded`: they must overfill it. */
  state: "live" | "complete" | "over" | "short" | "crowded";
}

/** `ticks`: the AI deck fills boxes and no cells (MC-67). */
export function readColumn(
  number: number,
  column: Column,
  written: Readonly<Record<Space, number>>,
  ticks: boolean,
): Level {
  const boxes = Array.from({ length: column.boxes }, (_, row) => `${number}-${row + 1}`);
  const filled = boxes.reduce((sum, box) => sum + (written[box] ?? 0), 0);
  const boxesLeft = boxes.filter((box) => written[box] === undefined).length;
  const cellsLeft = column.cells - filled;
  const state = ticks ? (boxesLeft === 0 ? "complete" : "live") : stateOf(cellsLeft, boxesLeft);
  return { boxes, cells: column.cells, filled, cellsLeft, boxesLeft, state };
}

/** What it would come to with one more box used. */
export function stateAfter(level: Level, value: number): Level["state"] {
  return stateOf(level.cellsLeft - value, level.boxesLeft - 1);
}

function stateOf(cells: number, boxes: number): Level["state"] {
  if (cells < 0) return "over";
  if (cells > boxes * MOST) return "short";
  if (cells < boxes * LEAST) return "crowded";
  return boxes === 0 ? "complete" : "live";
}
