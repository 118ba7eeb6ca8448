/** Call-outs in the page's language, spoken by the browser where it can. */
import { settings } from "../../../lib/page/settings.svelte";
import { Speaker } from "../../../lib/sound/speech";
import { comfort } from "../comfort.svelte";

const speaker = new Speaker({ rate: 1.15, pitch: 1, mostWaiting: 3 });

export function callOut(text: string): void {
  if (!text || !comfort.voice || !settings.sound || !("speechSynthesis" in globalThis)) return;
  speaker.say({ text });
}

export function fallSilent(): void {
  speaker.silence();
}
