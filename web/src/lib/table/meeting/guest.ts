/** This browser where strangers meet: the secret that others know it by, and whom it has blocked. */
import type { TableInfo } from "../../../generated/wire";
import { recall, remember } from "../../page/storage";
import { newToken } from "../api";

export interface Blocked {
  guest: string;
  /** As they were called then. */
  name: string;
}

/** The server knows at most so many at once. */
const MOST_BLOCKED = 100;

/** Made when it is first needed. Others are told a hash of it. */
export function guestSecret(): string {
  const known = recall("guest", "");
  if (known) return known;
  const fresh = newToken();
  remember("guest", fresh);
  return fresh;
}

/** What goes with a seat at a table that strangers can find; among friends nobody is marked. */
export function asGuest({ listed }: Pick<TableInfo, "listed">): { guest?: string } {
  return listed === "no" ? {} : { guest: guestSecret() };
}

/** Undefined until this browser has met strangers. */
export const knownGuest = (): string | undefined => recall("guest", "") || undefined;

export const blockedPeople = (): Blocked[] => recall<Blocked[]>("blocked", []);

export const blockedGuests = (): string[] => blockedPeople().map(({ guest }) => guest);

export function block(guest: string, name: string): void {
  const others = blockedPeople().filter((one) => one.guest !== guest);
  remember("blocked", [{ guest, name }, ...others].slice(0, MOST_BLOCKED));
}

export function unblock(guest: string): void {
  remember(
    "blocked",
    blockedPeople().filter((one) => one.guest !== guest),
  );
}
