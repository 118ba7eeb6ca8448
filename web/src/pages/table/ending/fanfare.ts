/** The last notes of a game. */
import { audio } from "../../../lib/sound/audio.svelte";
import { type Note, playNotes } from "../../../lib/sound/notes";

/** The game's own last sound comes first. */
const LATER_MS = 900;

const WON: readonly Note[] = [
  { hz: 392, at: 0, lasts: 0.22 },
  { hz: 523, at: 0.16, lasts: 0.22 },
  { hz: 659, at: 0.32, lasts: 0.22 },
  { hz: 784, at: 0.48, lasts: 0.9 },
  { hz: 523, at: 0.48, lasts: 1.1 },
  { hz: 1047, at: 0.8, lasts: 1.2 },
];
const LOST: readonly Note[] = [
  { hz: 330, at: 0, lasts: 0.5 },
  { hz: 294, at: 0.35, lasts: 0.5 },
  { hz: 262, at: 0.7, lasts: 1.2 },
];

/** Returns how to call it off. */
export function soundEnding(won: boolean): () => void {
  const timer = setTimeout(() => {
    const { context, out } = audio;
    if (audio.on && context && out) playNotes(context, out, won ? WON : LOST);
  }, LATER_MS);
  return () => clearTimeout(timer);
}
