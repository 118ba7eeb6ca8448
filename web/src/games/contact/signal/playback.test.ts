import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { edgesOf, lengthOf, partsOf } from "./edges";
import { Lamp } from "./lamp";
import { play, type Stage } from "./playback";
import type { Recording } from "./recorder";

const SIGNAL: Recording = { holds: [730, 64, 1311], pauses: [217, 405] };

function durations(times: number[]): number[] {
  return times.slice(1).map((time, index) => time - (times[index] ?? 0));
}

test("a recording becomes lifts and landings from zero", () => {
  expect(edgesOf(SIGNAL).map((edge) => edge.at)).toEqual([0, 730, 947, 1011, 1416, 2727]);
  expect(lengthOf(SIGNAL)).toBe(2727);
  expect(partsOf(SIGNAL).map((part) => part.flying)).toEqual([true, false, true, false, true]);
});

describe("the lamp", () => {
  function watch(frameMs: number, phase: number): number[] {
    const lamp = new Lamp(edgesOf(SIGNAL), 1000);
    for (let now = 900 + phase; !lamp.done; now += frameMs) lamp.frame(now);
    return lamp.shown.map((edge) => edge.shownAt);
  }

  test.each([1000 / 60, 1000 / 120, 1000 / 50])("keeps every duration within half a frame of %f ms", (frameMs) => {
    const wanted = durations(edgesOf(SIGNAL).map((edge) => edge.at));
    for (let phase = 0; phase < frameMs; phase += 0.37) {
      durations(watch(frameMs, phase)).forEach((ms, index) => {
        expect(Math.abs(ms - (wanted[index] ?? 0))).toBeLessThanOrEqual(frameMs / 2 + 1e-6);
      });
    }
  });

  test("after a stalled frame it keeps to the schedule instead of shifting it", () => {
    const lamp = new Lamp(
      [
        { kind: "lift", at: 0 },
        { kind: "land", at: 500 },
      ],
      0,
    );
    lamp.frame(0 - 20);
    lamp.frame(200);
    expect(lamp.lit).toBe(true);
    lamp.frame(484);
    lamp.frame(500);
    expect(lamp.lit).toBe(false);
  });
});

describe("playing", () => {
  beforeEach(() =>
    vi.useFakeTimers({
      toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance", "setTimeout", "clearTimeout"],
    }),
  );
  afterEach(() => vi.useRealTimers());

  /** When the lamp changed, from the first lift to the last landing. */
  async function changesOfLamp(stage: Pick<Stage, "context" | "out">): Promise<number[]> {
    const changes: { lit: boolean; at: number }[] = [];
    const playing = play(SIGNAL, {
      ...stage,
      light: (lit) => {
        if (changes.at(-1)?.lit !== lit) changes.push({ lit, at: performance.now() });
      },
    });
    await vi.advanceTimersByTimeAsync(4000);
    expect(await playing.done).toBe("played");
    return changes.filter(({ lit }, index) => lit || index > 0).map(({ at }) => at);
  }

  function expectEveryFlight(changes: number[]): void {
    expect(changes).toHaveLength(6);
    const wanted = durations(edgesOf(SIGNAL).map(({ at }) => at));
    durations(changes).forEach((ms, index) => expect(Math.abs(ms - (wanted[index] ?? 0))).toBeLessThanOrEqual(10));
  }

  test("without sound the lamp alone plays every flight", async () => {
    expectEveryFlight(await changesOfLamp({ context: null, out: null }));
  });

  test("where the audio clock stands still the lamp plays every flight, and the sound is given up", async () => {
    const { started, stopped, ...stage } = listener(0);
    const begun = performance.now();
    const changes = await changesOfLamp(stage);
    expectEveryFlight(changes);
    expect((changes[0] ?? 0) - begun).toBeLessThanOrEqual(1000);
    expect(stopped.filter((at) => at === undefined)).toHaveLength(started.length);
  });

  test("an audio clock that begins late is waited for", async () => {
    const { stopped, ...stage } = listener(0);
    const begun = performance.now();
    const late = () => Math.max(0, performance.now() - begun - 300);
    Object.defineProperty(stage.context, "currentTime", { get: () => 2 + late() / 1000 });
    const changes = await changesOfLamp(stage);
    expectEveryFlight(changes);
    expect((changes[0] ?? 0) - begun).toBeGreaterThanOrEqual(480);
    expect(stopped).not.toContain(undefined);
  });

  test("stopping darkens the lamp at once", async () => {
    let lamp = true;
    const playing = play(SIGNAL, { context: null, out: null, light: (lit) => (lamp = lit) });
    await vi.advanceTimersByTimeAsync(400);
    expect(lamp).toBe(true);
    playing.stop();
    expect(lamp).toBe(false);
    expect(await playing.done).toBe("stopped");
  });

  interface Listener {
    context: AudioContext;
    out: AudioNode;
    started: number[];
    /** Undefined where a source was stopped at once. */
    stopped: (number | undefined)[];
  }

  /** An audio context that writes down when each of its sources is to sound; its clock stands still. */
  function listener(inTheAir: number): Listener {
    const started: number[] = [];
    const stopped: (number | undefined)[] = [];
    const param = () => new Proxy({ value: 0 }, { get: () => () => undefined, set: () => true });
    const node = (): unknown => ({
      gain: param(),
      frequency: param(),
      Q: param(),
      detune: param(),
      connect: (to: unknown) => to,
      start: (at: number) => started.push(at),
      stop: (at?: number) => stopped.push(at),
    });
    const context = {
      currentTime: 2,
      sampleRate: 100,
      getOutputTimestamp: () => ({ contextTime: inTheAir, performanceTime: inTheAir }),
      createGain: node,
      createBiquadFilter: node,
      createOscillator: node,
      createBufferSource: node,
      createBuffer: () => ({ getChannelData: () => new Float32Array(1) }),
    } as unknown as AudioContext;
    return { context, out: node() as AudioNode, started, stopped };
  }

  test("sound is put on the audio clock to the exact moment", () => {
    const { started, ...stage } = listener(0);
    play(SIGNAL, { ...stage, light: () => undefined }).stop();
    const first = Math.min(...started);
    const sounded = [...new Set(started.map((at) => Math.round((at - first) * 1e6) / 1e3))].sort((a, b) => a - b);
    expect(sounded).toEqual(edgesOf(SIGNAL).map((edge) => edge.at));
  });

  test("nothing is put into the past where sound takes long to the ear", () => {
    const { started, ...stage } = listener(1.6);
    play(SIGNAL, { ...stage, light: () => undefined }).stop();
    expect(Math.min(...started)).toBeGreaterThan(stage.context.currentTime);
  });
});
