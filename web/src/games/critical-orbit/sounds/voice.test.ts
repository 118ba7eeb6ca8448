import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../../lib/page/settings.svelte";
import { comfort } from "../comfort.svelte";
import { callOut, fallSilent } from "./voice";

class Utterance {
  lang = "";
  onend: (() => void) | null = null;
  constructor(readonly text: string) {}
}
let said: Utterance[] = [];

beforeEach(() => {
  said = [];
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.stubGlobal("speechSynthesis", {
    speaking: true,
    pending: false,
    speak: (one: Utterance) => said.push(one),
    cancel: () => {},
  });
});
afterEach(() => {
  fallSilent();
  vi.unstubAllGlobals();
  Object.assign(comfort, { voice: true });
  settings.sound = true;
});

const texts = (): string[] => said.map(({ text }) => text);

test("one call after the other, in the page's language", () => {
  callOut("Houston locked.");
  callOut("Tile L.");
  expect(texts()).toEqual(["Houston locked."]);
  said[0]?.onend?.();
  expect(texts()).toEqual(["Houston locked.", "Tile L."]);
  expect(said[0]?.lang).toBe("en");
});

test("what would come too late is not said", () => {
  for (const text of ["now", "late", "one", "two", "three"]) callOut(text);
  for (let spoken = 0; spoken < said.length; spoken += 1) said[spoken]?.onend?.();
  expect(texts()).toEqual(["now", "one", "two", "three"]);
});

test("nothing is said where call-outs or all sounds are off", () => {
  comfort.voice = false;
  callOut("Houston locked.");
  comfort.voice = true;
  settings.sound = false;
  callOut("Houston locked.");
  expect(texts()).toEqual([]);
});

test("a browser that cannot speak does no harm", () => {
  vi.unstubAllGlobals();
  expect(() => callOut("Houston locked.")).not.toThrow();
});
