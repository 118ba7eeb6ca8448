/** Microphone and loudspeakers of this page, in its one audio context. */
import { audio, unlockAudio } from "../sound/audio.svelte";
import { loudness } from "../page/settings.svelte";
import loudspeakerFile from "./loudspeaker.worklet?worker&url";
import microphoneFile from "./microphone.worklet?worker&url";
import { decode, loudnessOf } from "./piece";

/** What 16,000 samples a second can hold, with some room for the filter. */
const HIGHEST_HZ = 7_200;

export interface Heard {
  piece: ArrayBuffer;
  level: number;
}

/** Browsers give pages microphones and worklets only over HTTPS and on their own machine. */
export const isPossible = (): boolean => globalThis.isSecureContext && "mediaDevices" in navigator;

export class Studio {
  readonly #speakers = new Map<number, AudioWorkletNode>();
  #out: GainNode | null = null;
  #stream: MediaStream | null = null;
  #microphone: AudioNode[] = [];

  private constructor(readonly context: AudioContext) {}

  /** To be called from a gesture. */
  static async open(): Promise<Studio> {
    await unlockAudio();
    const context = audio.context;
    if (!context || !("audioWorklet" in context)) throw new DOMException("no audio here", "NotSupportedError");
    await Promise.all([microphoneFile, loudspeakerFile].map((file) => context.audioWorklet.addModule(file)));
    return new Studio(context);
  }

  /** Asks for the microphone; calls back with every piece it hears. */
  async listen(device: string, heard: (heard: Heard) => void): Promise<void> {
    const wanted: MediaTrackConstraints = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
    if (device) wanted.deviceId = device;
    const stream = await navigator.mediaDevices.getUserMedia({ audio: wanted });
    this.#hangUp();
    this.#stream = stream;
    const { context } = this;
    const source = context.createMediaStreamSource(stream);
    const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: HIGHEST_HZ });
    const cutter = new AudioWorkletNode(context, "microphone", { channelCount: 1, channelCountMode: "explicit" });
    // Some browsers run only what leads to the loudspeaker; nobody hears this.
    const nowhere = new GainNode(context, { gain: 0 });
    source.connect(filter).connect(cutter).connect(nowhere).connect(context.destination);
    cutter.port.onmessage = ({ data }: MessageEvent<Heard>) => heard(data);
    this.#microphone = [source, filter, cutter, nowhere];
  }

  /** A muted microphone is off for the browser, too, which shows it. */
  mute(muted: boolean): void {
    for (const track of this.#stream?.getAudioTracks() ?? []) track.enabled = !muted;
  }

  /** Sounds a piece of somebody's voice; returns how loud it is. */
  sound(seat: number, piece: DataView): number {
    const samples = decode(piece);
    const level = loudnessOf(samples);
    if (this.#out) this.#out.gain.value = loudness("voice");
    this.#speaker(seat).port.postMessage(samples, [samples.buffer]);
    return level;
  }

  /** What was still to be heard of this voice is not. */
  hush(seat: number): void {
    this.#speakers.get(seat)?.port.postMessage(null);
  }

  close(): void {
    this.#hangUp();
    for (const speaker of this.#speakers.values()) speaker.disconnect();
    this.#speakers.clear();
    this.#out?.disconnect();
  }

  #speaker(seat: number): AudioWorkletNode {
    const found = this.#speakers.get(seat);
    if (found) return found;
    const { context } = this;
    if (!this.#out) {
      this.#out = new GainNode(context, { gain: loudness("voice") });
      const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: HIGHEST_HZ });
      this.#out.connect(filter).connect(context.destination);
    }
    const speaker = new AudioWorkletNode(context, "loudspeaker", { numberOfInputs: 0, outputChannelCount: [1] });
    speaker.connect(this.#out);
    this.#speakers.set(seat, speaker);
    return speaker;
  }

  #hangUp(): void {
    for (const node of this.#microphone) node.disconnect();
    this.#microphone = [];
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
    this.#stream = null;
  }
}
