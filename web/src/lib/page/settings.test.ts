import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { calm, followSettings, loudness, settings } from "./settings.svelte";
import { recall } from "./storage";

test("the page wears the settings, and the browser keeps them", () => {
  const stop = followSettings();
  settings.colours = "contrast";
  settings.text = 130;
  settings.motion = "less";
  flushSync();
  const page = document.documentElement;
  expect(page.dataset).toMatchObject({ colours: "contrast", motion: "less" });
  expect(page.style.getPropertyValue("--text-scale")).toBe("1.3");
  expect(recall("settings", {})).toMatchObject({ colours: "contrast", text: 130, motion: "less" });
  expect(calm()).toBe(true);
  stop();
});

test("the theme is the system's until one is chosen", () => {
  const stop = followSettings();
  flushSync();
  expect(document.documentElement.dataset.theme).toBe("dark");
  settings.theme = "light";
  flushSync();
  expect(document.documentElement.dataset.theme).toBe("light");
  settings.theme = "system";
  stop();
});

test("what is chosen in another tab is worn here too", () => {
  const stop = followSettings();
  flushSync();
  localStorage.setItem("heliograph.settings", JSON.stringify({ colours: "colour-blind" }));
  dispatchEvent(new StorageEvent("storage", { key: "heliograph.settings" }));
  flushSync();
  expect(document.documentElement.dataset.colours).toBe("colour-blind");
  stop();
});

test("the mixer takes from the whole volume, and mute from everything", () => {
  Object.assign(settings, { sound: true, volume: 50, mix: { game: 100, voice: 40, ambience: 0 } });
  expect([loudness("game"), loudness("voice"), loudness("ambience")]).toEqual([0.5, 0.2, 0]);
  settings.sound = false;
  expect(loudness("game")).toBe(0);
  settings.sound = true;
});
