import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Happened } from "../../../generated/wire";
import { settings } from "../../../lib/page/settings.svelte";
import { recall } from "../../../lib/page/storage";
import { HALL } from "../art/players";
import { murmur, syllablesOf } from "./murmur";
import { hallVoice as voice, wordsOf } from "./voice.svelte";

class Utterance {
  pitch = 1;
  volume = 0;
  onend: (() => void) | null = null;
  constructor(readonly text: string) {}
}
let said: Utterance[] = [];
let voices = [{}];

beforeEach(() => {
  said = [];
  voices = [{}];
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.stubGlobal("speechSynthesis", {
    speaking: true,
    pending: false,
    getVoices: () => voices,
    speak: (one: Utterance) => said.push(one),
    cancel: () => {},
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  settings.sound = true;
  settings.mix.voice = 100;
  voice.silence();
  voice.on = true;
});

const happened = (event: object, text: string): Happened => ({ seq: 1, event, text: { id: text } });

test("it says what it did last and why, and no more", () => {
  const events = [
    happened({ type: "token-played", player: HALL, token: "a" }, "first token"),
    happened({ type: "produced", player: HALL }, "first came of it"),
    happened({ type: "cube-drawn", colour: "R" }, "a cube"),
    happened({ type: "hall-chose", rule: "planet-unexplored" }, "why"),
    happened({ type: "token-played", player: HALL, token: "b" }, "second token"),
    happened({ type: "produced", player: HALL }, "came of it"),
  ];
  expect(wordsOf(events, [])).toEqual(["why", "second token"]);
  expect(wordsOf([happened({ type: "token-played", player: 0, token: "a" }, "mine")], [])).toEqual([]);
});

test("it speaks from far below, with every word written while it is said", () => {
  voice.tell(["I draw red.", "Mars is nearest."]);
  expect(said.map(({ text }) => text)).toEqual(["I draw red."]);
  expect(voice.caption).toBe("I draw red.");
  expect(said[0]?.pitch).toBeLessThan(0.5);
  said[0]?.onend?.();
  expect(voice.caption).toBe("Mars is nearest.");
  said[1]?.onend?.();
  expect(voice.caption).toBe("");
});

test.each([
  ["the page is mute", () => (settings.sound = false)],
  ["voices are turned down", () => (settings.mix.voice = 0)],
])("it is silent when %s", (_, quiet) => {
  quiet();
  voice.tell(["I draw red."]);
  expect([said, voice.caption]).toEqual([[], ""]);
});

test("told to be quiet it stops at once, and stays so", () => {
  voice.tell(["I draw red."]);
  voice.on = false;
  expect(voice.caption).toBe("");
  voice.tell(["Again."]);
  expect(said).toHaveLength(1);
  expect(recall("interstellar.voice", true)).toBe(false);
});

test("without a voice of the browser's it murmurs, and the words stay long enough to be read", () => {
  vi.useFakeTimers();
  voices = [];
  voice.tell(["I draw red."]);
  expect([said, voice.caption]).toEqual([[], "I draw red."]);
  vi.advanceTimersByTime(1_500);
  expect(voice.caption).toBe("I draw red.");
  vi.advanceTimersByTime(500);
  expect(voice.caption).toBe("");
});

test("every syllable is hummed, in each of the three alphabets", () => {
  expect(syllablesOf("Mars is next.")).toHaveLength(3);
  expect(syllablesOf("Сонце росте")).toHaveLength(4);
  expect(syllablesOf("Größe").length).toBeGreaterThan(0);
  expect(murmur("")).toBe(1_600);
});
