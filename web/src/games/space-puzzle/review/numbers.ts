/** Shares and bits in the reader's language. */
import { language } from "../../../lib/words/i18n.svelte";

export function bits(value: number): string {
  return value.toLocaleString(language.current, { maximumFractionDigits: 1 });
}
