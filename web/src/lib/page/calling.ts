/** Calling somebody back to the page: a chime, a buzz, a notification. What was switched off stays off. */
import { audio } from "../sound/audio.svelte";
import { playNotes, type Note } from "../sound/notes";
import { settings } from "./settings.svelte";

const CHIME: readonly Note[] = [
  { hz: 587.33, at: 0, lasts: 0.22 },
  { hz: 880, at: 0.16, lasts: 0.4 },
];
const BUZZ_MS = [90, 60, 90];

/** Whether nobody looks at this page now. */
export function isAway(): boolean {
  return document.hidden || !document.hasFocus();
}

export function chime(): void {
  const { context, out } = audio;
  if (settings.turnSound && audio.on && context && out) playNotes(context, out, CHIME);
}

export const canBuzz = (): boolean => typeof navigator.vibrate === "function";

/** Browsers complain about a page that nobody has touched yet. */
export function buzz(): void {
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  if (settings.turnBuzz && touched && canBuzz()) navigator.vibrate(BUZZ_MS);
}

export const canNotify = (): boolean => "Notification" in globalThis && isSecureContext;

/** Asks for leave where it was neither given nor refused; says whether there is any. Only from a press. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  const leave =
    Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission;
  return leave === "granted";
}

/** One for each table at a time; it goes when somebody comes. It holds nothing that only a seat may know. */
export function notify(table: string, title: string, body: string): void {
  if (!settings.turnNotice || !canNotify() || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag: table, icon: "/favicon-turn.svg" });
    notice.onclick = () => (focus(), notice.close());
    document.addEventListener("visibilitychange", () => notice.close(), { once: true });
  } catch {
    // Some phones let only installed pages do this.
  }
}
