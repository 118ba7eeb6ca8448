import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { audio, unlockAudio } from "./audio.svelte";

/** As Firefox has it on a machine without a sound device: it never starts, and never says that it will not. */
class Mute {
  static last: Mute;
  state = "suspended";
  onstatechange: (() => void) | null = null;
  constructor() {
    Mute.last = this;
  }
  createGain(): unknown {
    return { gain: { value: 1 }, connect: () => undefined };
  }
  resume(): Promise<void> {
    return new Promise(() => undefined);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", Mute);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("nobody waits for a context that never starts, and one that starts late is heard", async () => {
  let waiting = true;
  void unlockAudio().then(() => (waiting = false));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(waiting).toBe(false);
  expect(audio.on).toBe(false);
  expect(audio.missing).toBe(true);
  Mute.last.state = "running";
  Mute.last.onstatechange?.();
  expect(audio.on).toBe(true);
  expect(audio.missing).toBe(false);
});
