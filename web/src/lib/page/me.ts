/** The player's own name, asked once and offered again. */
import { t } from "../words/i18n.svelte";
import { recall, remember } from "./storage";

export const LONGEST_NAME = 40;

export function myName(): string {
  return recall("name", "");
}

export function callMe(name: string): void {
  remember("name", name.trim().slice(0, LONGEST_NAME));
}

/** For the quickest start, nobody is asked. */
export function myNameOrAny(): string {
  return myName() || t("default-name");
}
