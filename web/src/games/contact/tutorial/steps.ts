/** Which lesson fits the moment: read off the view, so that the tutorial follows the player and not the other way round. */
import type { View } from "../../../generated/contact";

export const STEPS = [
  "welcome",
  "begin",
  "target",
  "ways",
  "route",
  "fly",
  "wait",
  "asked",
  "again",
  "swap",
  "listen",
  "guess",
  "helpers",
] as const;
export type Step = (typeof STEPS)[number];

/** Lessons that are read and then put aside; all others end by doing. */
export const TO_READ: readonly Step[] = ["welcome", "target", "ways", "helpers"];

export function stepOf(view: View, read: ReadonlySet<Step>, heard: boolean): Step | "done" {
  if (!read.has("welcome")) return "welcome";
  if (view.history.length === 0) return view.me === view.source ? asSource(view, read) : asCrew(view, heard);
  if (view.history.length === 1 && view.phase !== "over")
    return view.me === view.source ? "begin" : asCrew(view, heard);
  return read.has("helpers") ? "done" : "helpers";
}

function asSource(view: View, read: ReadonlySet<Step>): Step {
  if (view.phase === "ready") return "begin";
  if (view.phase !== "transmit") return "wait";
  const last = view.transmissions.at(-1);
  if (last) return last.after_guesses === view.guesses.length ? "asked" : "again";
  if (!read.has("target")) return "target";
  if (!read.has("ways")) return "ways";
  return view.plan === null ? "route" : "fly";
}

function asCrew(view: View, heard: boolean): Step {
  if (view.phase === "ready" || view.transmissions.length === 0) return "swap";
  return heard ? "guess" : "listen";
}

/** A chip that cannot be reached from the rocket in one flight: an example of a blocked way (CT-15). */
export function blockedExample(view: View): string | null {
  const free = new Set([view.rocket, ...(view.layout.links[view.rocket] ?? [])]);
  return view.layout.chips.find((chip) => !free.has(chip.id))?.id ?? null;
}
