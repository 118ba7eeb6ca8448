/** What AI seats say of a round once it is over. Where nobody laid the way out, the Source's word is all there is. */
import type { Flight, View } from "../../../generated/contact";
import type { Message, Spoken } from "../../../generated/wire";

export interface Way {
  readonly start: string;
  readonly route: readonly string[];
}

/** Null unless the Source of this flight speaks about the route to its target. */
export function wayTold(flight: Flight | undefined, line: Spoken | undefined): Way | null {
  if (!flight || line?.seat !== flight.source || !line.notice) return null;
  const { start, route } = flewOf(line.notice)?.args ?? {};
  if (!isMessage(start) || !Array.isArray(route)) return null;
  const way = { start: chipOf(start), route: route.map(chipOf) };
  return way.route.at(-1) === flight.target ? way : null;
}

/** The known route of a flight: laid out in guided mode, otherwise as its Source says. */
export function wayOf(flight: Flight | undefined, told: Way | null): Way | null {
  const last = flight?.transmissions.at(-1);
  return last?.route ? { start: last.start, route: last.route } : told;
}

interface Words {
  readonly round: number;
  readonly way: Way | null;
  readonly lines: readonly Spoken[];
}

/** The words about the last round: a line itself does not say which one it is about. */
export class Told {
  #last = $state.raw<Words | null>(null);

  /** Of a line that was said just now, when the table looked like this. */
  hear(line: Spoken | undefined, { history }: View): void {
    const flight = history.at(-1);
    if (!flight || !line) return;
    const lines = [...this.about(flight).filter(({ seat }) => seat !== line.seat), line];
    this.#last = { round: flight.round, way: wayTold(flight, line) ?? this.of(flight), lines };
  }

  /** The way its Source says it has flown. */
  of(flight: Flight | undefined): Way | null {
    return this.#of(flight)?.way ?? null;
  }

  /** What each seat has said of it at last. */
  about(flight: Flight | undefined): readonly Spoken[] {
    return this.#of(flight)?.lines ?? [];
  }

  #of(flight: Flight | undefined): Words | null {
    return this.#last?.round === flight?.round ? this.#last : null;
  }
}

function flewOf(notice: Message): Message | null {
  if (notice.id === "says-flew") return notice;
  const flew = notice.args?.flew;
  return isMessage(flew) ? flewOf(flew) : null;
}

function isMessage(arg: NonNullable<Message["args"]>[string] | undefined): arg is Message {
  return typeof arg === "object" && !Array.isArray(arg);
}

/** Chips are called by messages of their own. */
function chipOf({ id }: Message): string {
  return id.replace(/^chip-/, "");
}
