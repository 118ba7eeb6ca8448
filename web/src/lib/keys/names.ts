/** How a key is written on a keyboard, or said where it has no sign. */
import { t } from "../words/i18n.svelte";

const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  "+": "+",
  "-": "−",
  BracketLeft: "[",
  BracketRight: "]",
};
const NAMED: Readonly<Record<string, string>> = {
  " ": "key-space",
  Enter: "key-enter",
  Escape: "key-escape",
  Home: "key-home",
  End: "key-end",
  PageUp: "key-page-up",
  PageDown: "key-page-down",
  Delete: "key-delete",
  Backspace: "key-backspace",
};
const SPOKEN: Readonly<Record<string, string>> = {
  ArrowLeft: "key-left",
  ArrowRight: "key-right",
  ArrowUp: "key-up",
  ArrowDown: "key-down",
  "+": "key-plus",
  "-": "key-minus",
  "?": "key-question",
  BracketLeft: "key-bracket-left",
  BracketRight: "key-bracket-right",
};

export interface KeyName {
  written: string;
  /** For a screen reader, where the sign alone says little. */
  spoken?: string;
}

export function keyName(key: string): KeyName {
  const named = NAMED[key];
  if (named) return { written: t(named) };
  const written = SIGNS[key] ?? key.replace(/^(Key|Digit|Numpad)/, "").toUpperCase();
  const spoken = SPOKEN[key];
  return spoken ? { written, spoken: t(spoken) } : { written };
}
