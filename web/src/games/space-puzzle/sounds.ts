/** What is heard of a puzzle besides its tokens: boots on deck plates, dice, markers, a new round, a trap. */
import { mostTelling, playSound, type Sound } from "../../lib/sound/sounds";
import type { Event } from "../../generated/space-puzzle";
import type { Puzzle } from "./puzzle.svelte";

/** The most telling first. */
const SOUNDS = {
  trap: {
    noise: { level: 0.3, attackS: 0.002, lastsS: 0.5, from: 900, to: 120 },
    notes: [
      { hz: 185, at: 0, lasts: 0.22 },
      { hz: 139, at: 0.16, lasts: 0.5 },
    ],
  },
  round: {
    notes: [
      { hz: 330, at: 0, lasts: 0.24 },
      { hz: 494, at: 0.12, lasts: 0.5 },
    ],
  },
  die: {
    noise: { level: 0.26, attackS: 0.001, lastsS: 0.16, from: 2_400, to: 1_100 },
    notes: [
      { hz: 220, at: 0, lasts: 0.03 },
      { hz: 247, at: 0.06, lasts: 0.04 },
    ],
  },
  card: { noise: { level: 0.16, attackS: 0.02, lastsS: 0.18, from: 900, to: 2_200 } },
  steps: {
    noise: { level: 0.2, attackS: 0.002, lastsS: 0.09, from: 480, to: 240 },
    notes: [
      { hz: 110, at: 0, lasts: 0.06 },
      { hz: 123, at: 0.12, lasts: 0.06 },
    ],
  },
  marker: { notes: [{ hz: 880, at: 0, lasts: 0.05 }] },
} as const satisfies Record<string, Sound>;
type SoundName = keyof typeof SOUNDS;

const HEARD: Partial<Record<Event["type"], SoundName>> = {
  "trap-sprung": "trap",
  "round-began": "round",
  "die-set": "die",
  "card-turned": "card",
  "pawn-moved": "steps",
  "marker-moved": "marker",
};

export function heardOf(events: readonly Event[]): SoundName | null {
  return mostTelling<SoundName>(SOUNDS, HEARD, events);
}

/** To stand in an effect. */
export function soundEvents(puzzle: Puzzle): () => void {
  return puzzle.table.listen((events, live) => {
    const heard = live ? heardOf(events.map(({ event }) => event as Event)) : null;
    if (heard) playSound(SOUNDS[heard]);
  });
}
