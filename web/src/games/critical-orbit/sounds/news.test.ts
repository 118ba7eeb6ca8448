import { beforeAll, describe, expect, test } from "vitest";
import { need, speak } from "../../../lib/words/i18n.svelte";
import type { Event } from "../terms";
import { callOf, toneOf } from "./news";
import { lastsFor, type Tone, TONES } from "./tones";

beforeAll(async () => {
  await need("critical-orbit");
  await speak("en");
});

const LOCKED: Event = { type: "locked", station: "houston" };
const CONTROL: Event = { type: "control-locked" };

describe("call-outs", () => {
  test("a station that locks is named, for everyone but its own player (MC-19)", () => {
    expect(callOf(LOCKED, () => false)).toBe("Houston locked.");
    expect(callOf(LOCKED, (job) => job === "houston")).toBe("");
  });

  test("the last one locks Mission Control, and everyone hears it", () => {
    expect(callOf(CONTROL, () => true)).toBe("Mission Control is locked.");
  });

  test("deliveries and stars say what they are", () => {
    expect(callOf({ type: "shape-made", shape: "L", spaces: [] }, () => true)).toBe("Tile L.");
    expect(callOf({ type: "star-earned", job: "cologne" }, () => true)).toBe("Star for Cologne.");
    expect(callOf({ type: "circle-ticked", circles: 1, lock: true }, () => true)).toBe("Unlock card.");
    expect(callOf({ type: "circle-ticked", circles: 2, lock: false }, () => true)).toBe("");
  });

  test("in the page's language", async () => {
    await speak("uk");
    expect(callOf(CONTROL, () => false)).toBe("Центр керування зафіксовано.");
    await speak("en");
  });

  test("what hands do is not called out", () => {
    expect(callOf({ type: "entered", station: "houston", space: "c4", value: 3, star: false }, () => false)).toBe("");
  });
});

describe("tones", () => {
  test("a lock without the others sounds less than Mission Control's", () => {
    expect(toneOf(LOCKED)).toBe("locked");
    expect(toneOf(CONTROL)).toBe("allLocked");
  });

  test("a circle sounds only where it opens a lock (MC-57)", () => {
    expect(toneOf({ type: "circle-ticked", circles: 1, lock: true })).toBe("unlock");
    expect(toneOf({ type: "circle-ticked", circles: 2, lock: false })).toBeNull();
  });

  test("none keeps the next one waiting for long", () => {
    for (const tone of Object.keys(TONES) as Tone[]) expect(lastsFor(tone)).toBeLessThan(1.5);
  });
});
