/** The one audio context of the page. Browsers let it sound only after a gesture. */
import { loudness, settings } from "../page/settings.svelte";

/** Without a sound device some browsers neither start a context nor say that they cannot: nobody may wait for it. */
const PATIENCE_MS = 1_000;

let context: AudioContext | null = null;
let out: GainNode | null = null;
let running = $state(false);
let tried = $state(false);

export const audio = {
  /** Whether what is scheduled now will be heard. */
  get on(): boolean {
    return running && settings.sound;
  },
  /** Sound is wanted and was asked for, and this device has none. */
  get missing(): boolean {
    return tried && !running && settings.sound;
  },
  get context(): AudioContext | null {
    return context;
  },
  /** Where the sounds of a game go in; its level is the player's. */
  get out(): AudioNode | null {
    if (out) out.gain.value = loudness("game");
    return out;
  },
};

/** To be called from a click, a key or a touch. */
export async function unlockAudio(): Promise<void> {
  if (!context && "AudioContext" in globalThis) {
    context = new AudioContext({ latencyHint: "interactive" });
    out = context.createGain();
    out.connect(context.destination);
    context.onstatechange = () => (running = context?.state === "running");
  }
  if (context && context.state !== "running") await started(context);
  running = context?.state === "running";
  tried = true;
}

function started(context: AudioContext): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    context
      .resume()
      .catch(() => undefined)
      .finally(resolve);
  });
}
