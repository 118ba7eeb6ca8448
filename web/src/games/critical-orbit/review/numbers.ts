/** Figures in the reader's language. */
import { language } from "../../../lib/words/i18n.svelte";
import { clockText } from "../table/clock/time";

export function tenths(value: number): string {
  return value.toLocaleString(language.current, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

export function signed(value: number): string {
  return value.toLocaleString(language.current, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
}

export { clockText };
