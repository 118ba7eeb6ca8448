/** The table's ear: everything that happens live is sounded and called out. */
import { t } from "../../../lib/i18n.svelte";
import type { Orbit } from "../orbit.svelte";
import type { Event } from "../terms";
import { callOf, toneOf } from "./news";
import { sound } from "./tone";
import { callOut, fallSilent } from "./voice";

const WARNING_S = 10;

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

/** To be told of each second that begins. */
export function warnOfTheEnd(left: number): void {
  if (Math.ceil(left / 1_000) !== WARNING_S) return;
  sound("tenSeconds");
  callOut(t("mc-call-ten-seconds"));
}

function announce(orbit: Orbit, event: Event): void {
  const tone = toneOf(event);
  if (tone) sound(tone);
  callOut(callOf(event, (job) => orbit.desk.includes(job)));
}
