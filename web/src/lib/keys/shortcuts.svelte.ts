/** What keys do on this page: declared once, heard by one listener, listed by the help behind `?`. */
import { SvelteSet } from "svelte/reactivity";

export interface Shortcut {
  /** As `KeyboardEvent.key` has them; letters as their `code` ("KeyM"), so that every layout has them. */
  keys: readonly string[];
  /** The first and the last of many that do the same, where a list would be long. */
  shown?: readonly [string, string];
  /** What they do: the id of a message. */
  does: string;
  /** False leaves the key to others. Missing where the part of the page that has the focus listens itself. */
  press?: (event: KeyboardEvent) => unknown;
}

export interface KeyGroup {
  /** Where the keys are good for something: the id of a message. */
  title: string;
  shortcuts: readonly Shortcut[];
}

/** Two boards of a kind offer the same keys, each its own. */
const offered = new SvelteSet<{ group: KeyGroup }>();

/** What has keys just now, in the order in which it came. */
export function keyGroups(): readonly KeyGroup[] {
  return [...new Map([...offered].map(({ group }) => [group.title, group])).values()];
}

/** Makes keys work and lists them until the returned function is called: give it to `$effect`. */
export function offerKeys(group: KeyGroup): () => void {
  const offer = { group };
  offered.add(offer);
  addEventListener("keydown", hearKeys); // the same one however often it is added
  return () => void offered.delete(offer);
}

/** Where a control has a use for keys of its own. */
const OWN_KEYS = "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, dialog, [contenteditable]";
const PRESSED_BY_KEY = "button, a, summary, input, [role=button], [role=tab], [role=radio]";
const PRESSING = new Set(["Enter", " "]);
const TRAVELLING = /^(Arrow|Home|End|Page)/;

/** Whether a key is for the page; not while somebody writes, or when the control in focus would take it. */
function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(OWN_KEYS)) return false;
  if (PRESSING.has(event.key) && target?.closest(PRESSED_BY_KEY)) return false;
  return !(TRAVELLING.test(event.key) && target?.closest("[role=tab], [role=application], [role=grid], input"));
}

/** Letters count as they are written; where a keyboard has others, by their place. */
export function isPressed({ keys }: Shortcut, { key, code }: KeyboardEvent): boolean {
  return keys.includes(key) || keys.includes(/^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : code);
}

/** The one listener: the newest part of the page that knows the key takes it. */
function hearKeys(event: KeyboardEvent): void {
  if (!isForPage(event)) return;
  const known = [...offered].reverse().flatMap(({ group }) => group.shortcuts);
  const taken = known.some(
    (shortcut) => isPressed(shortcut, event) && shortcut.press && shortcut.press(event) !== false,
  );
  // What Escape closes is the browser's: it would stay open.
  if (taken && event.key !== "Escape") event.preventDefault();
}
