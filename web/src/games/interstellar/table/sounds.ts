/** What is heard of the game: an engine, cubes, a token, the end of a phase, something finished, something lost. */
import { mostTelling, playSound, type Sound } from "../../../lib/sound/sounds";
import type { Bridge } from "../bridge.svelte";
import type { Event } from "../terms";

/** The most telling first: of each piece of news one sound is heard. */
const SOUNDS = {
  lost: {
    notes: [
      { hz: 174, at: 0, lasts: 0.5 },
      { hz: 131, at: 0.3, lasts: 0.9 },
    ],
  },
  finished: {
    notes: [
      { hz: 440, at: 0, lasts: 0.16 },
      { hz: 554, at: 0.14, lasts: 0.16 },
      { hz: 659, at: 0.28, lasts: 0.4 },
    ],
  },
  phase: {
    notes: [
      { hz: 294, at: 0, lasts: 0.4 },
      { hz: 440, at: 0.12, lasts: 0.7 },
    ],
  },
  engine: {
    noise: { level: 0.2, attackS: 0.25, lastsS: 1.1, from: 180, to: 900 },
    notes: [{ hz: 62, at: 0, lasts: 1 }],
  },
  built: {
    notes: [
      { hz: 330, at: 0, lasts: 0.1 },
      { hz: 494, at: 0.09, lasts: 0.2 },
    ],
  },
  cubes: {
    notes: [
      { hz: 1175, at: 0, lasts: 0.05 },
      { hz: 988, at: 0.06, lasts: 0.05 },
      { hz: 1319, at: 0.12, lasts: 0.08 },
    ],
  },
  token: { noise: { level: 0.24, attackS: 0.001, lastsS: 0.08, from: 1_300, to: 600 } },
  turn: {
    notes: [
      { hz: 392, at: 0, lasts: 0.14 },
      { hz: 523, at: 0.14, lasts: 0.3 },
    ],
  },
} as const satisfies Record<string, Sound>;
type SoundName = keyof typeof SOUNDS;

const HEARD: Partial<Record<Event["type"], SoundName>> = {
  "planet-lost": "lost",
  "module-completed": "finished",
  "probe-arrived": "finished",
  "phase-began": "phase",
  travelled: "engine",
  "probe-moved": "engine",
  built: "built",
  researched: "built",
  saved: "built",
  settled: "built",
  "building-put": "built",
  "sun-tapped": "cubes",
  traded: "cubes",
  produced: "cubes",
  gained: "cubes",
  refilled: "cubes",
  "token-played": "token",
  "token-turned": "token",
  "extra-taken": "token",
};

/** The most telling sound of what has happened; nothing of most things. */
export function heardOf(events: readonly Event[]): SoundName | null {
  return mostTelling<SoundName>(SOUNDS, HEARD, events);
}

/** To stand in an effect: each piece of news is heard, and a call when one's turn has come. */
export function soundEvents(bridge: Bridge): () => void {
  let asked = bridge.isMine;
  return bridge.table.listen((events, live) => {
    const called = bridge.isMine && !asked;
    asked = bridge.isMine;
    if (!live) return;
    const heard = heardOf(events.map(({ event }) => event as Event));
    if (heard ?? called) playSound(SOUNDS[heard ?? "turn"]);
  });
}
