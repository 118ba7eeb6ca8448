/** The signal that came at one moment of a replay. */
import type { Event, Transmission } from "../../../generated/contact";
import type { Happened } from "../../../generated/wire";

export function arrivedIn(events: readonly Happened[]): Transmission | undefined {
  return events.map(({ event }) => event as Event).find((event) => event.type === "transmitted")?.transmission;
}
