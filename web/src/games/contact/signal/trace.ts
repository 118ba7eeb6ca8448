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
  /** When each change is heard, found in the samples of the same sound rendered off line. */
  rendered: Edge[];
}

declare global {
  var __heliographPlayback: Trace[] | undefined;
}

export function tracePlayback(trace: Omit<Trace, "rendered">): void {
  if (!debugging()) return;
  void import("./measure")
    .then(({ measureRendered }) => measureRendered(trace.recording))
    .then((rendered) => (globalThis.__heliographPlayback ??= []).push({ ...trace, rendered }));
}

function debugging(): boolean {
  try {
    return localStorage.getItem("heliograph.debug") !== null;
  } catch {
    return false;
  }
}
