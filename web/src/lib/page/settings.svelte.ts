/** What a player has chosen for this browser: stored here, worn by <html> as attributes for the CSS. */
import { MediaQuery } from "svelte/reactivity";
import { browserLanguage, speak, type Language } from "../words/i18n.svelte";
import { recall, remember, whenChangedElsewhere } from "./storage";

export const COLOURS = ["default", "contrast", "colour-blind"] as const;
export const THEMES = ["system", "dark", "light"] as const;
export const MOTIONS = ["system", "less", "full"] as const;
/** When the coach is there by itself: in the first game of each, always, or never. */
export const COACH_MODES = ["first", "always", "never"] as const;
export const TEXT_SIZES = { smallest: 90, largest: 150, step: 10 } as const;

export const CHANNELS = ["game", "voice", "ambience"] as const;
export type Channel = (typeof CHANNELS)[number];

export interface Chosen {
  language: Language;
  sound: boolean;
  /** Per cent. */
  volume: number;
  /** The mixer, per cent of the volume: what happens in games, what is spoken, what is there all the time. */
  mix: Record<Channel, number>;
  /** How one is told that it is one's turn. */
  turnSound: boolean;
  turnBuzz: boolean;
  turnNotice: boolean;
  theme: (typeof THEMES)[number];
  colours: (typeof COLOURS)[number];
  /** Per cent. */
  text: number;
  motion: (typeof MOTIONS)[number];
  coach: (typeof COACH_MODES)[number];
}

const usual = (): Chosen => ({
  language: browserLanguage(),
  sound: true,
  volume: 80,
  mix: { game: 100, voice: 100, ambience: 40 },
  turnSound: true,
  turnBuzz: true,
  turnNotice: false,
  theme: "system",
  colours: "default",
  text: 100,
  motion: "system",
  coach: "first",
});

const lightSystem = new MediaQuery("(prefers-color-scheme: light)");
const calmSystem = new MediaQuery("(prefers-reduced-motion: reduce)");

const chosen = (): Chosen => ({ ...usual(), ...recall<Partial<Chosen>>("settings", {}) });

/** Write to its fields; everything follows. */
export const settings = $state<Chosen>(chosen());

/** How loud something is to be, from 0 to 1. */
export function loudness(channel: Channel): number {
  return settings.sound ? (settings.volume / 100) * (settings.mix[channel] / 100) : 0;
}

/** By day or by night: the player's word, else the system's. `theme.js` says the same before anything is painted. */
function theme(): "light" | "dark" {
  if (settings.theme !== "system") return settings.theme;
  return lightSystem.current ? "light" : "dark";
}

/** Whether things should stay still: the player's word, else the system's. */
export function calm(): boolean {
  return settings.motion === "system" ? calmSystem.current : settings.motion === "less";
}

/** Keeps the page and the browser's memory in step with the settings, for as long as the page lives. */
export function followSettings(): () => void {
  return $effect.root(() => {
    $effect(() => remember("settings", settings));
    $effect(() => whenChangedElsewhere("settings", () => Object.assign(settings, chosen())));
    $effect(() => void speak(settings.language));
    $effect(() => {
      const page = document.documentElement;
      page.dataset.theme = theme();
      page.dataset.colours = settings.colours;
      page.dataset.motion = calm() ? "less" : "full";
      page.style.setProperty("--text-scale", String(settings.text / 100));
      const ground = getComputedStyle(page).backgroundColor;
      document.querySelector("meta[name=theme-color]")?.setAttribute("content", ground);
    });
  });
}
