/** The connection that carries voices. It comes back by itself; what was said meanwhile is lost, as on any telephone. */
import type { Message, VoiceMessage, Voices } from "../../generated/wire";
import { PIECE_BYTES } from "./piece";

/** More than this has not left yet: the line is too slow, and what is said now would come too late. */
const UNSENT_BYTES = 5 * PIECE_BYTES;
const PING_MS = 20_000;
const WAITS_MS = [500, 1_000, 2_000, 5_000] as const;
/** Close codes from 4000 on are ours: coming back would not help. */
const FINAL_CODE = 4_000;

export interface Ears {
  voices(voices: Voices): void;
  sound(seat: number, piece: DataView): void;
  lost(): void;
  /** For good, and why. */
  ended(reason: Message | null): void;
}

export class VoiceLine {
  #socket: WebSocket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #reason: Message | null = null;

  constructor(
    readonly url: string,
    readonly token: string | null,
    readonly ears: Ears,
  ) {
    this.#connect();
  }

  send(piece: ArrayBuffer): void {
    const socket = this.#socket;
    if (socket?.readyState === WebSocket.OPEN && socket.bufferedAmount < UNSENT_BYTES) socket.send(piece);
  }

  close(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onclose = socket.onmessage = null;
    socket.close();
  }

  #connect(): void {
    this.close();
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.binaryType = "arraybuffer";
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token: this.token }));
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => this.#hear(data);
    socket.onclose = ({ code }) => (code >= FINAL_CODE ? this.#end() : this.#lost());
    this.#beat = setInterval(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
    }, PING_MS);
  }

  #hear(data: string | ArrayBuffer): void {
    if (typeof data !== "string") {
      if (data.byteLength === PIECE_BYTES + 1) this.ears.sound(new DataView(data).getUint8(0), new DataView(data, 1));
      return;
    }
    const message = JSON.parse(data) as VoiceMessage;
    if (message.type === "voices") {
      this.#failures = 0;
      this.ears.voices(message);
    } else if (message.type === "bye") this.#reason = message.reason;
  }

  #lost(): void {
    this.close();
    this.ears.lost();
    const wait = WAITS_MS[Math.min(this.#failures, WAITS_MS.length - 1)];
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #end(): void {
    this.close();
    this.ears.ended(this.#reason);
  }
}
