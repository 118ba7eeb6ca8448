/** The one audio context of the page. Browsers let it sound only after a gesture. */
import { loudness, settings } from "./settings.svelte";

let context: AudioContext | null = null;
let out: GainNode | null = null;
let running = $state(false);

export const audio = {
  /** Whether what is scheduled now will be heard. */
  get on(): boolean {
    return running && settings.sound;
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
  if (context && context.state !== "running") await context.resume().catch(() => undefined);
  running = context?.state === "running";
}
