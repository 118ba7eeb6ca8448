/** A few soft notes: one's turn, something finished, something lost. */
import { audio } from "../../../lib/page/audio.svelte";
import { type Note, playNotes } from "../../../lib/page/notes";
import type { Bridge } from "../bridge.svelte";
import type { Event } from "../terms";

const SOUNDS = {
  turn: [
    { hz: 392, at: 0, lasts: 0.14 },
    { hz: 523, at: 0.14, lasts: 0.3 },
  ],
  finished: [
    { hz: 440, at: 0, lasts: 0.16 },
    { hz: 554, at: 0.14, lasts: 0.16 },
    { hz: 659, at: 0.28, lasts: 0.4 },
  ],
  lost: [
    { hz: 174, at: 0, lasts: 0.5 },
    { hz: 131, at: 0.3, lasts: 0.9 },
  ],
} as const satisfies Record<string, readonly Note[]>;
type Sound = keyof typeof SOUNDS;

/** What is heard of what has happened; nothing of most things. */
function soundOf(event: Event): Sound | null {
  if (event.type === "planet-lost") return "lost";
  return event.type === "module-completed" || event.type === "probe-arrived" || event.type === "game-ended"
    ? "finished"
    : null;
}

/** To stand in an effect: the most telling sound of each piece of news, and a call when one's turn has come. */
export function soundEvents(bridge: Bridge): () => void {
  let asked = bridge.isMine;
  return bridge.table.listen((events, live) => {
    const called = bridge.isMine && !asked;
    asked = bridge.isMine;
    if (!live) return;
    const heard = events.map(({ event }) => soundOf(event as Event)).find((sound) => sound !== null);
    if (heard) play(heard);
    else if (called) play("turn");
  });
}

function play(sound: Sound): void {
  const { context, out } = audio;
  if (audio.on && context && out) playNotes(context, out, SOUNDS[sound]);
}
