/** A dialect in words: each of its figures with a name. */
import type { Dialect } from "../../lib/language/pairs";
import { language, t } from "../../lib/words/i18n.svelte";

const PERCENT = new Set(["scatter"]);

export function entries(dialect: Dialect): { label: string; value: string }[] {
  return Object.entries(dialect).map(([field, value]) => {
    const name = field.replaceAll("_", "-");
    return {
      label: t(`dialect-${name}`),
      value: typeof value === "number" ? figure(field, value) : t(`dialect-${name}-${value}`),
    };
  });
}

function figure(field: string, value: number): string {
  if (PERCENT.has(field)) return new Intl.NumberFormat(language.current, { style: "percent" }).format(value);
  return t("dialect-mm-per-s", { value: Math.round(value) });
}
