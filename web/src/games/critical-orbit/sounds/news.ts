/** What an event sounds like, and what is called out about it. */
import { t } from "../../../lib/words/i18n.svelte";
import { jobName } from "../table/team/words";
import type { Event, Job } from "../terms";
import type { Tone } from "./tones";

export function toneOf(event: Event): Tone | null {
  switch (event.type) {
    case "rolled":
      return "roll";
    case "kept":
      return "kept";
    case "locked":
      return "locked";
    case "control-locked":
      return "allLocked";
    case "shape-made":
      return "shape";
    case "half-earned":
      return "half";
    case "circle-ticked":
      return event.lock ? "unlock" : null;
    case "star-earned":
      return "star";
    default:
      return null;
  }
}

/** What is said about it, short enough for a running clock. Nobody is told what they have just done themselves,
 * unless all of Mission Control waits for it. */
export function callOf(event: Event, mine: (job: Job) => boolean): string {
  switch (event.type) {
    case "rolled":
      return t("mc-call-rolled", { dice: event.dice.join(", ") });
    case "kept":
      return t("mc-call-kept", { one: event.kept[0] ?? 0, other: event.kept[1] ?? 0 });
    case "locked":
      return mine(event.station) ? "" : t("mc-call-locked", { job: jobName(event.station) });
    case "control-locked":
      return t("mc-call-all-locked");
    case "shape-made":
      return t("mc-call-shape", { shape: event.shape });
    case "half-earned":
      return t("mc-call-half");
    case "circle-ticked":
      return event.lock ? t("mc-call-unlock") : "";
    case "star-earned":
      return t("mc-call-star", { job: jobName(event.job) });
    case "paused":
      return t("mc-event-paused");
    case "resumed":
      return t("mc-event-resumed");
    case "mission-ended":
      return event.won ? t("mc-call-won") : t("mc-call-lost");
    default:
      return "";
  }
}
