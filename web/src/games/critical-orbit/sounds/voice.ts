/** Call-outs in the page's language, spoken by the browser where it can. */
import { language } from "../../../lib/words/i18n.svelte";
import { loudness, settings } from "../../../lib/page/settings.svelte";
import { comfort } from "../comfort.svelte";

const RATE = 1.15;
/** What is said late is said in vain: more than this never waits. */
const MOST_WAITING = 3;
let waiting: string[] = [];
let speaking = false;

export function callOut(text: string): void {
  if (!text || !comfort.voice || !settings.sound || !("speechSynthesis" in globalThis)) return;
  waiting = [...waiting, text].slice(-MOST_WAITING);
  // A browser without voices never says that it has finished.
  if (!speaking || !(speechSynthesis.speaking || speechSynthesis.pending)) speakNext();
}

export function fallSilent(): void {
  waiting = [];
  speaking = false;
  if ("speechSynthesis" in globalThis) speechSynthesis.cancel();
}

function speakNext(): void {
  const text = waiting.shift();
  speaking = text !== undefined;
  if (text === undefined) return;
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = language.current;
  spoken.rate = RATE;
  spoken.volume = loudness("voice");
  spoken.onend = spoken.onerror = speakNext;
  speechSynthesis.speak(spoken);
}
