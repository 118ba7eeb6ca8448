/** How the planets may lie, and how hard each layout was measured to be. */
import { t } from "../../../lib/words/i18n.svelte";
import measured from "./measured.json";

export const TABLES = ["any", "strewn", "clusters", "arms", "void", "rings", "belt"] as const;
type Table = (typeof TABLES)[number];

export function noteOf(table: Table): string {
  const note = t(`form-table-${table}-note`);
  if (table === "any") return note;
  const { level, right } = measured;
  return `${note} ${t("form-table-figures", { right: right[table], strewn: right.strewn, level })}`;
}
