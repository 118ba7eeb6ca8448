/** The seats this browser holds: a secret per table, and which tables were visited last. */
import type { TableInfo } from "../../../generated/wire";
import { recall, remember } from "../../page/storage";

export interface Visit {
  table: string;
  game: string;
  /** Milliseconds since 1970. */
  at: number;
  /** How far it was then. */
  phase?: TableInfo["phase"];
}

const MOST_VISITS = 12;
const MOST_TOKENS = 3;

/** The newest first. Older ones stay, so that a link with a wrong secret costs nobody a seat. */
const tokens = (): Record<string, string[]> => recall("seats", {});

export function hold(table: string, token: string): void {
  const held = tokens();
  const others = (held[table] ?? []).filter((old) => old !== token);
  remember("seats", { ...held, [table]: [token, ...others].slice(0, MOST_TOKENS) });
}

/** All of them, to carry them to another device. */
export const heldSeats = (): Record<string, string[]> => tokens();

/** Further secrets; those of this browser come first. */
export function holdAll(others: Record<string, string[]>): void {
  for (const [table, theirs] of Object.entries(others)) {
    const own = tokens()[table] ?? [];
    for (const token of theirs.filter((one) => !own.includes(one)).reverse()) hold(table, token);
    for (const token of [...own].reverse()) hold(table, token);
  }
}

export function tokenFor(table: string): string | null {
  return tokens()[table]?.[0] ?? null;
}

/** The newest secret opens nothing: back to the one before, if there is one. */
export function letGo(table: string): void {
  const held = tokens();
  remember("seats", { ...held, [table]: (held[table] ?? []).slice(1) });
}

export function visits(): Visit[] {
  return recall<Visit[]>("visits", []);
}

export function noteVisit(visit: Visit): void {
  const others = visits().filter((old) => old.table !== visit.table);
  remember("visits", [visit, ...others].slice(0, MOST_VISITS));
}

export function forgetVisit(table: string): void {
  remember(
    "visits",
    visits().filter((visit) => visit.table !== table),
  );
  const { [table]: _, ...others } = tokens();
  remember("seats", others);
}

/** What a table's link becomes when it carries a seat to another device; the fragment never reaches a server. */
export function seatLink(link: string, token: string): string {
  return `${link}#seat=${token}`;
}

/** Takes the secret out of the address bar at once and keeps it. */
export function takeSeatFromAddress(table: string): void {
  const token = new URLSearchParams(location.hash.slice(1)).get("seat");
  if (!token) return;
  hold(table, token);
  history.replaceState(history.state, "", location.pathname + location.search);
}
