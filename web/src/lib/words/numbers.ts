/** Shares and other figures in the reader's language. */
import { language } from "./i18n.svelte";

export function percent(share: number): string {
  return share.toLocaleString(language.current, { style: "percent", maximumFractionDigits: 0 });
}
