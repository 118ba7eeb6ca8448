/** For tests: what was played and when, kept only if `localStorage["heliograph.debug"]` is set. */
import type { Edge } from "./edges";
import type { Shown } from "./lamp";
import type { Recording } from "./recorder";

export interface Trace {
  recording: Recording;
  /** On the driving clock, in milliseconds. */
  startAt: number;
  /** When each change was due, since `startAt`. */
  edges: Edge[];
  /** When each change of the lamp was drawn, on the driving clock. */
  lamp: Shown[];
  sound: boolean;
}

declare global {
  var __heliographPlayback: Trace[] | undefined;
}

export function tracePlayback(trace: Trace): void {
  if (debugging()) (globalThis.__heliographPlayback ??= []).push(trace);
}

function debugging(): boolean {
  try {
    return localStorage.getItem("heliograph.debug") !== null;
  } catch {
    return false;
  }
}
