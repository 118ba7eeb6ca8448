/** Words spoken by the browser where it can, one line after the other, as loud as the mixer's voices. */
import { language } from "../words/i18n.svelte";
import { loudness } from "../page/settings.svelte";

export interface Line {
  text: string;
  begins?: () => void;
  ends?: () => void;
}

export interface Manner {
  rate: number;
  pitch: number;
  /** What is said late is said in vain: more than this never waits. */
  mostWaiting: number;
  /** What is heard instead where the browser has no voices; answers how many milliseconds it lasts. */
  murmur?: (text: string) => number;
}

export class Speaker {
  readonly #manner: Manner;
  #waiting: Line[] = [];
  #now: Line | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(manner: Manner) {
    this.#manner = manner;
  }

  say(line: Line): void {
    this.#waiting = [...this.#waiting, line].slice(-this.#manner.mostWaiting);
    if (!this.#now || this.#isStuck()) this.#next();
  }

  silence(): void {
    this.#waiting = [];
    clearTimeout(this.#timer);
    if ("speechSynthesis" in globalThis) speechSynthesis.cancel();
    this.#end();
  }

  /** A browser without voices never says that it has finished. */
  #isStuck(): boolean {
    return this.#timer === undefined && !(speechSynthesis.speaking || speechSynthesis.pending);
  }

  #end(): void {
    const over = this.#now;
    this.#now = null;
    this.#timer = undefined;
    over?.ends?.();
  }

  #next(): void {
    this.#end();
    const line = this.#waiting.shift();
    if (!line) return;
    this.#now = line;
    line.begins?.();
    const { murmur } = this.#manner;
    if (murmur && !hasVoices()) this.#timer = setTimeout(() => this.#next(), murmur(line.text));
    else this.#speak(line);
  }

  #speak(line: Line): void {
    const spoken = new SpeechSynthesisUtterance(line.text);
    spoken.lang = language.current;
    spoken.rate = this.#manner.rate;
    spoken.pitch = this.#manner.pitch;
    spoken.volume = loudness("voice");
    // What was silenced ends late, when something else may be said already.
    spoken.onend = spoken.onerror = () => this.#now === line && this.#next();
    speechSynthesis.speak(spoken);
  }
}

function hasVoices(): boolean {
  return "speechSynthesis" in globalThis && speechSynthesis.getVoices().length > 0;
}
