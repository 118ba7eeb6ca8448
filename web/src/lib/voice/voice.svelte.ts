/** One person's part in what is said at a table: nothing is asked for, heard or sent before they join. */
import { SvelteMap } from "svelte/reactivity";
import type { Message, Voices } from "../../generated/wire";
import { recall, remember } from "../page/storage";
import { voiceAddress } from "../table/api";
import { VoiceLine } from "./line";
import { Studio, type Heard } from "./studio";

/** To hold a key or a button while speaking, or to be heard whenever one speaks. */
export type Hands = "push" | "open";
export type Trouble = "denied" | "missing" | "failed";

interface Chosen {
  hands: Hands;
  device: string;
}

const USUAL: Chosen = { hands: "push", device: "" };
/** An open microphone sends only what is louder than a quiet room, and a little of what comes after. */
const QUIET = 0.25;
const AFTERWARDS_MS = 400;
const STILL_SPEAKING_MS = 300;

export class Voice {
  state = $state<"out" | "joining" | "in" | "lost">("out");
  /** Without a microphone: listens only. */
  listening = $state(false);
  trouble = $state<Trouble | null>(null);
  /** Why the server has ended it. */
  ended = $state.raw<Message | null>(null);
  told = $state.raw<Voices | null>(null);
  muted = $state(false);
  pressed = $state(false);
  /** How loud this microphone is, from 0 to 1. */
  level = $state(0);
  /** How loud those are who speak now, by seat. */
  readonly levels = new SvelteMap<number, number>();
  devices = $state.raw<readonly { id: string; label: string }[]>([]);
  chosen = $state<Chosen>({ ...USUAL, ...recall<Partial<Chosen>>("voice", {}) });
  #loudUntil = $state(0);
  #now = $state(0);
  #studio: Studio | null = null;
  #line: VoiceLine | null = null;
  readonly #fading = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(
    readonly table: string,
    readonly token: () => string | null,
  ) {}

  get joined(): boolean {
    return this.state === "in" || this.state === "lost";
  }

  /** Whether the rules let anybody hear this seat now. */
  get maySpeak(): boolean {
    return this.told?.talk.open ?? false;
  }

  /** Whether what this microphone hears is on its way to others. */
  get speaking(): boolean {
    if (this.state !== "in" || this.listening || this.muted || !this.maySpeak) return false;
    return this.chosen.hands === "push" ? this.pressed : this.#now < this.#loudUntil;
  }

  /** From a gesture: only now is the microphone asked for, unless one wants to listen only. */
  async join(listening: boolean): Promise<void> {
    if (this.state !== "out") return;
    Object.assign(this, { state: "joining", listening, trouble: null, ended: null, muted: false, pressed: false });
    try {
      this.#studio = await Studio.open();
      if (!listening) await this.#takeMicrophone();
    } catch (error) {
      this.leave();
      this.trouble = troubleOf(error);
      return;
    }
    this.#line = new VoiceLine(voiceAddress(this.table), this.token(), {
      voices: (voices) => this.#hearOf(voices),
      sound: (seat, piece) => this.#hear(seat, piece),
      lost: () => (this.state = "lost"),
      ended: (reason) => {
        this.leave();
        this.ended = reason;
      },
    });
  }

  leave(): void {
    this.#line?.close();
    this.#studio?.close();
    this.#line = this.#studio = null;
    for (const timer of this.#fading.values()) clearTimeout(timer);
    this.#fading.clear();
    this.levels.clear();
    Object.assign(this, { state: "out", told: null, level: 0, pressed: false });
  }

  mute(muted: boolean): void {
    this.muted = muted;
    this.level = 0;
    this.#studio?.mute(muted);
  }

  press(pressed: boolean): void {
    this.pressed = pressed;
  }

  use(hands: Hands): void {
    this.chosen.hands = hands;
    remember("voice", this.chosen);
  }

  async choose(device: string): Promise<void> {
    this.chosen.device = device;
    remember("voice", this.chosen);
    try {
      await this.#takeMicrophone();
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  async #takeMicrophone(): Promise<void> {
    await this.#studio?.listen(this.chosen.device, (heard) => this.#take(heard));
    this.#studio?.mute(this.muted);
    const found = await navigator.mediaDevices.enumerateDevices();
    this.devices = found
      .filter(({ kind }) => kind === "audioinput")
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
  }

  #take({ piece, level }: Heard): void {
    this.level = this.muted ? 0 : level;
    this.#now = performance.now();
    if (level > QUIET) this.#loudUntil = this.#now + AFTERWARDS_MS;
    if (this.speaking) this.#line?.send(piece);
  }

  #hearOf(voices: Voices): void {
    this.told = voices;
    this.state = "in";
    for (const { seat, closed } of voices.others) {
      if (!closed) continue;
      this.#studio?.hush(seat);
      this.levels.delete(seat);
    }
  }

  #hear(seat: number, piece: DataView): void {
    if (!this.#studio) return;
    this.levels.set(seat, this.#studio.sound(seat, piece));
    clearTimeout(this.#fading.get(seat));
    this.#fading.set(
      seat,
      setTimeout(() => this.levels.delete(seat), STILL_SPEAKING_MS),
    );
  }
}

function troubleOf(error: unknown): Trouble {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError") return "denied";
  return name === "NotFoundError" || name === "OverconstrainedError" ? "missing" : "failed";
}
