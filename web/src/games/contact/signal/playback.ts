/** Plays a recording with its own durations: sound on the audio clock, the lamp in step with it (CT-H13). */
import { audioClock } from "./clock";
import { edgesOf, lengthOf } from "./edges";
import { Lamp } from "./lamp";
import type { Recording } from "./recorder";
import { soundEdges } from "./sound";
import { tracePlayback } from "./trace";

/** Enough for the first frame and the audio thread to be ready, even on a busy machine. */
const LEAD_MS = 200;

export interface Stage {
  /** Null where there is no sound: then the lamp plays alone, by the page's own clock. */
  context: AudioContext | null;
  out: AudioNode | null;
  light(lit: boolean): void;
  /** How far the playback is, in milliseconds since the first lift; below 0 before it. */
  progress?(ms: number): void;
}

export interface Playing {
  /** Settles after the last landing, or when stopped; says which. */
  readonly done: Promise<"played" | "stopped">;
  stop(): void;
}

export function play(recording: Recording, stage: Stage): Playing {
  const edges = edgesOf(recording);
  const { context, out } = stage;
  let sound = context !== null && out !== null;
  let silence: () => void = () => undefined;
  const clock = context && out ? audioClock(context, lose) : () => performance.now();
  // What is in the air now was computed a while ago, on wireless headphones a long while: what is put on the
  // clock must lie ahead of what is being computed, or the first flight would be cut short.
  const startAt = (context && out ? context.currentTime * 1000 : clock()) + LEAD_MS;
  if (context && out) silence = soundEdges(context, out, edges, startAt / 1000);
  const lamp = new Lamp(edges, startAt);
  const end = startAt + lengthOf(recording) + LEAD_MS;
  let finish: (how: "played" | "stopped") => void = () => undefined;
  const done = new Promise<"played" | "stopped">((resolve) => (finish = resolve));

  let next = requestAnimationFrame(function frame() {
    const now = clock();
    stage.light(lamp.frame(now));
    stage.progress?.(now - startAt);
    if (!lamp.done || now < end) next = requestAnimationFrame(frame);
    else close("played");
  });
  // No frames come while the page is hidden; the end must come all the same.
  const alarm = setTimeout(() => close("played"), end - clock() + 1_000);

  /** Were the audio clock to begin after all, it would sound behind the lamp. */
  function lose(): void {
    sound = false;
    silence();
  }

  function close(how: "played" | "stopped"): void {
    cancelAnimationFrame(next);
    clearTimeout(alarm);
    stage.light(false);
    if (how === "played") tracePlayback({ recording, startAt, edges, lamp: lamp.shown, sound });
    finish(how);
  }

  return {
    done,
    stop: () => {
      silence();
      close("stopped");
    },
  };
}
