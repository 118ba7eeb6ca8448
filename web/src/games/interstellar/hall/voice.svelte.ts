/** H.A.L.L. says what it does and why, slowly and from far below; what it says is always written, too. */
import type { Happened } from "../../../generated/wire";
import { loudness, settings } from "../../../lib/page/settings.svelte";
import { Speaker } from "../../../lib/sound/speech";
import { recall, remember } from "../../../lib/page/storage";
import { say } from "../../../lib/words/i18n.svelte";
import { murmur } from "./murmur";
import { eventOf, hallTurns } from "./turns";

const KEY = "interstellar.voice";
/** What it did, and the rules it went by. */
const SAID: readonly string[] = ["token-played", "passed", "bag-converted", "hall-chose"];

/** Of its latest turn: who waits for three hears of the last. */
export function wordsOf(events: readonly Happened[], names: readonly string[]): string[] {
  const turn = hallTurns(events).at(-1) ?? [];
  return turn.filter((happened) => SAID.includes(eventOf(happened).type)).map(({ text }) => say(text, names));
}

class HallVoice {
  readonly #speaker = new Speaker({ rate: 0.86, pitch: 0.3, mostWaiting: 3, murmur });
  /** What is being said. */
  caption = $state("");
  #on = $state(recall(KEY, true));

  get on(): boolean {
    return this.#on;
  }

  set on(wanted: boolean) {
    this.#on = wanted;
    remember(KEY, wanted);
    if (!wanted) this.silence();
  }

  tell(lines: readonly string[]): void {
    if (!this.#on || !settings.sound || loudness("voice") === 0) return;
    this.#speaker.silence();
    for (const text of lines)
      this.#speaker.say({ text, begins: () => (this.caption = text), ends: () => (this.caption = "") });
  }

  silence(): void {
    this.#speaker.silence();
  }
}

/** The page's one. */
export const hallVoice = new HallVoice();
