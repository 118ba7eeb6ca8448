/** When something was, as one says it. */
import { language } from "./i18n.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "today", "yesterday", "3 days ago". */
export function day(at: number): string {
  const days = Math.round((new Date(at).setHours(0, 0, 0, 0) - new Date().setHours(0, 0, 0, 0)) / DAY);
  return relative().format(days, "day");
}

/** To the minute within the last hours, to the day before that. */
export function ago(at: number, now = Date.now()): string {
  const passed = Math.max(0, now - at);
  if (passed < HOUR) return relative().format(-Math.round(passed / MINUTE), "minute");
  if (passed < DAY / 2) return relative().format(-Math.round(passed / HOUR), "hour");
  return day(at);
}

/** "Wednesday, 18 November 2026", from "2026-11-18". */
export function longDay(date: string): string {
  const words = { weekday: "long", year: "numeric", month: "long", day: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(region(), words).format(new Date(date));
}

/** "18 November 2026", or "18 Nov 2026" where there is little room. */
export function dayOf(at: number, style: "long" | "medium", timeZone?: "UTC"): string {
  return new Intl.DateTimeFormat(region(), { dateStyle: style, timeZone }).format(at);
}

/** "14:05", or "02:05 PM" where people count to twelve. */
export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat(region(), { hour: "2-digit", minute: "2-digit" }).format(at);
}

/** The chosen language as it is written where the reader lives: "en-GB" puts the day before the month. */
function region(): string {
  return navigator.languages.find((tag) => tag.split("-")[0] === language.current) ?? language.current;
}

function relative(): Intl.RelativeTimeFormat {
  return new Intl.RelativeTimeFormat(language.current, { numeric: "auto" });
}
