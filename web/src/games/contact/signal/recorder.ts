/** Recording a transmission: hold to fly, release to land (CT-18, CT-H13). Time comes in from outside. */

export interface Recording {
  /** Flights, in milliseconds. */
  holds: number[];
  /** Rests on the ground between them: one fewer. */
  pauses: number[];
}

export interface Limits {
  shortestHold: number;
  longestHold: number;
  shortestPause: number;
  longestPause: number;
  mostHolds: number;
}

/** A recording while it is made. Times are from one monotonic clock, in milliseconds. */
export interface Take {
  readonly holds: readonly number[];
  readonly pauses: readonly number[];
  readonly liftedAt: number | null;
  readonly landedAt: number | null;
}

export const NOTHING: Take = { holds: [], pauses: [], liftedAt: null, landedAt: null };

export type Landing = "landed" | "too-short" | "too-long" | "not-flying";

export function isFlying(take: Take): boolean {
  return take.liftedAt !== null;
}

export function isFull(take: Take, limits: Limits): boolean {
  return take.holds.length >= limits.mostHolds;
}

/** Lifting twice (a repeating key, a second finger) changes nothing. */
export function lift(take: Take, at: number, limits: Limits): Take {
  if (isFlying(take) || isFull(take, limits)) return take;
  return { ...take, liftedAt: at };
}

/** A touch too short to be a flight is ignored: the pause on the ground continues. */
export function land(take: Take, at: number, limits: Limits): { take: Take; landing: Landing } {
  if (take.liftedAt === null) return { take, landing: "not-flying" };
  const hold = Math.round(at - take.liftedAt);
  if (hold < limits.shortestHold) return { take: { ...take, liftedAt: null }, landing: "too-short" };
  if (hold > limits.longestHold) return { take: NOTHING, landing: "too-long" };
  const pauses = take.landedAt === null ? [] : [...take.pauses, pauseBetween(take.landedAt, take.liftedAt, limits)];
  return { take: { holds: [...take.holds, hold], pauses, liftedAt: null, landedAt: at }, landing: "landed" };
}

function pauseBetween(landedAt: number, liftedAt: number, limits: Limits): number {
  const pause = Math.round(liftedAt - landedAt);
  return Math.min(Math.max(pause, limits.shortestPause), limits.longestPause);
}

/** The recording so far; null before the first landing and in mid-flight. */
export function recordingOf(take: Take): Recording | null {
  if (isFlying(take) || take.holds.length === 0) return null;
  return { holds: [...take.holds], pauses: [...take.pauses] };
}
