/** The Crew's ear: every transmission is played once, the moment it comes or when it is asked for. */
import type { Event as ContactEvent, Transmission, View } from "../../generated/contact";
import type { Happened } from "../../generated/wire";
import { audio, unlockAudio } from "../../lib/sound/audio.svelte";
import { settings } from "../../lib/page/settings.svelte";
import { recall, remember } from "../../lib/page/storage";
import type { Mission } from "./mission.svelte";
import { play, type Playing } from "./signal/playback";

const COMING_MS = 1_400;
const TABLES_REMEMBERED = 20;

interface Waiting {
  round: number;
  /** Among the round's transmissions, from 0. */
  index: number;
  transmission: Transmission;
}

/** The number of a round's past transmissions, and how many of those were not heard here. */
interface Past {
  round: number;
  count: number;
  missed?: number;
}
type Heard = Record<string, Past>;

export class Listening {
  /** Silent, a signal announced, or a signal sounding. */
  state = $state<"quiet" | "coming" | "playing">("quiet");
  lit = $state(false);
  #waiting = $state.raw<Waiting[]>([]);
  #heard = $state.raw<Past>({ round: -1, count: 0 });
  #playing: Playing | null = null;
  #coming: ReturnType<typeof setTimeout> | undefined;
  #announced = false;
  readonly #mission: Mission;
  readonly #patient: boolean;

  /** With patience switched on, nothing is played before it is asked for. */
  constructor(mission: Mission, patient = false) {
    this.#mission = mission;
    this.#patient = patient;
    this.#heard = recall<Heard>("contact.heard", {})[this.#table] ?? this.#heard;
    const view = mission.table.view as View;
    if (view.phase === "guess" || view.phase === "transmit") this.#catchUp(view);
  }

  /** Follows the table; returns how to stop. */
  follow(): () => void {
    const stop = this.#mission.table.listen((events, live) => this.#hear(events, live));
    return () => {
      stop();
      clearTimeout(this.#coming);
      this.#playing?.stop();
      this.#mission.scenes.clear();
    };
  }

  /** A transmission waits to be heard: the page was in the background, or may not play sound yet. */
  get waits(): boolean {
    return !this.#announced && this.state === "quiet" && this.#waiting.length > 0;
  }

  /** How many of this round's transmissions are past: heard, or missed before one that was heard. */
  get count(): number {
    const { round, transmissions, role } = { ...this.#mission.view, role: this.#mission.role };
    if (role === "source") return transmissions.length;
    return this.#heard.round === round ? this.#heard.count : 0;
  }

  /** How many of them this player has heard. */
  get heard(): number {
    return this.count - (this.#heard.round === this.#mission.view.round ? (this.#heard.missed ?? 0) : 0);
  }

  /** A transmission came and went while this player was away, and nobody wrote it down (CT-H21). */
  get missed(): boolean {
    const { round, transmissions } = this.#mission.view;
    const seen = this.#heard.round === round ? this.#heard.count : 0;
    return this.state === "quiet" && this.#waiting.length === 0 && transmissions.length > seen;
  }

  /** To be called from a click. */
  async playNow(): Promise<void> {
    await unlockAudio();
    this.#announce();
  }

  get #table(): string {
    return this.#mission.table.table.id;
  }

  #catchUp(view: View): void {
    if (view.me === view.source) return;
    const from = this.#heard.round === view.round ? this.#heard.count : 0;
    this.#waiting = view.transmissions
      .map((transmission, index) => ({ round: view.round, index, transmission }))
      .slice(from)
      .filter(({ transmission }) => transmission.holds.length > 0);
  }

  #hear(events: Happened[], live: boolean): void {
    if (!live) return;
    for (const { event } of events as { event: ContactEvent }[]) {
      if (event.type === "transmitted" && event.source !== this.#mission.table.seat) this.#arrived(event.transmission);
      if (event.type === "round-ended") this.#forgetUnheard(event.round);
    }
  }

  #arrived(transmission: Transmission): void {
    const { round, transmissions } = this.#mission.table.view as View;
    const index = Math.max(transmissions.length - 1, 0);
    this.#waiting = [...this.#waiting, { round, index, transmission }];
    const audible = audio.on || !settings.sound || this.#mission.table.unattended;
    if (audible && !this.#patient && !document.hidden && this.#waiting.length === 1) this.#announce();
  }

  /** Once the target is known, listening cannot reveal anything. */
  #forgetUnheard(round: number): void {
    if (!this.#announced && this.state === "quiet")
      this.#waiting = this.#waiting.filter((waiting) => waiting.round !== round);
  }

  #announce(): void {
    if (this.#announced || this.#waiting.length === 0) return;
    this.#announced = true;
    // Nothing may interrupt a signal that is being heard.
    this.#mission.scenes.show(this.#mission.table.view as View, async () => {
      this.state = "coming";
      await new Promise((resolve) => (this.#coming = setTimeout(resolve, COMING_MS)));
      await this.#play();
    });
  }

  async #play(): Promise<void> {
    const [next] = this.#waiting;
    this.#announced = false;
    if (!next) return;
    this.state = "playing";
    const { context, out } = audio.on ? audio : { context: null, out: null };
    this.#playing = play(next.transmission, { context, out, light: (lit) => (this.lit = lit) });
    const how = await this.#playing.done;
    this.#playing = null;
    this.state = "quiet";
    if (how === "stopped") return;
    this.#remember(next);
    this.#waiting = this.#waiting.slice(1);
  }

  #remember({ round, index }: Waiting): void {
    const before = this.#heard.round === round ? this.#heard : { count: 0, missed: 0 };
    this.#heard = { round, count: index + 1, missed: (before.missed ?? 0) + index - before.count };
    const { [this.#table]: _, ...others } = recall<Heard>("contact.heard", {});
    const kept = Object.entries(others).slice(1 - TABLES_REMEMBERED);
    remember("contact.heard", Object.fromEntries([...kept, [this.#table, this.#heard]]));
  }
}
