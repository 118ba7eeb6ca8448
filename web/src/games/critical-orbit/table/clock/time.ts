/** The mission's clock in figures. */
import type { Setup, View } from "../../terms";

const SECOND_MS = 1_000;
const MINUTE_S = 60;

/** `19:59`; a second that has begun is still shown, so that 0:00 is the end. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  return `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, "0")}`;
}

/** When the clock will show something else. */
export function untilNextSecond(ms: number): number {
  return ms <= 0 ? SECOND_MS : ms % SECOND_MS || SECOND_MS;
}

/** What is left of the mission's time: the whole of it before the start, null without a clock and once the mission is won. */
export function timeLeft(view: Pick<View, "clock" | "setup" | "phase" | "ended">, now: number): number | null {
  const { clock, setup, phase, ended } = view;
  if (setup.clock === "untimed") return null;
  if (clock.left !== null) return clock.left;
  if (clock.deadline !== null) return Math.max(0, clock.deadline - now);
  if (phase === "ready") return wholeTime(setup);
  return ended === "time" ? 0 : null;
}

export function wholeTime(setup: Pick<Setup, "minutes">): number {
  return setup.minutes * MINUTE_S * SECOND_MS;
}
