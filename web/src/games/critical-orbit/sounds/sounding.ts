/** The table's ear: everything that happens live is sounded and called out. */
import { t } from "../../../lib/words/i18n.svelte";
import type { Orbit } from "../orbit.svelte";
import type { Event } from "../terms";
import { callOf, toneOf } from "./news";
import { sound } from "./tone";
import { callOut, fallSilent } from "./voice";

const WARNING_MS = 10_000;

/** To stand in an effect. */
export function followEvents(orbit: Orbit): () => void {
  const stop = orbit.table.listen((events, live) => {
    if (live) for (const { event } of events) announce(orbit, event as Event);
  });
  return () => {
    stop();
    fallSilent();
  };
}

/** To be told of each second that begins, and of the one before. */
export function warnOfTheEnd(left: number, before: number): void {
  if (left > WARNING_MS || before <= WARNING_MS) return;
  sound("tenSeconds");
  callOut(t("mc-call-ten-seconds"));
}

function announce(orbit: Orbit, event: Event): void {
  const tone = toneOf(event);
  if (tone) sound(tone);
  callOut(callOf(event, (job) => orbit.desk.includes(job)));
}
