/** The open tables of this server, looked at again and again while somebody sees them. */
import type { OpenTable } from "../../../generated/wire";
import { openTables } from "../api";
import { blockedGuests } from "./guest";

const AGAIN_MS = 5_000;

export class OpenTablesHere {
  /** Unknown until the server has answered. */
  open = $state<boolean>();
  #all = $state.raw<readonly OpenTable[]>([]);
  #blocked = $state.raw<readonly string[]>(blockedGuests());

  /** Without those of people this browser has blocked. */
  readonly tables: readonly OpenTable[] = $derived(
    this.#all.filter(({ chairs }) => !chairs.some(({ guest }) => guest && this.#blocked.includes(guest))),
  );

  /** Looks now and again; returns how to stop. A server without open tables is asked once. */
  follow(): () => void {
    let timer = 0;
    const look = async (): Promise<void> => {
      clearTimeout(timer);
      if (!document.hidden) await this.look();
      if (this.open !== false) timer = window.setTimeout(look, AGAIN_MS);
    };
    const seen = (): void => void (document.hidden || look());
    document.addEventListener("visibilitychange", seen);
    void look();
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  async look(): Promise<void> {
    const found = await openTables().catch(() => null);
    if (!found) return;
    this.open = found.open;
    this.#all = found.tables;
    this.#blocked = blockedGuests();
  }
}

let asked: Promise<boolean> | undefined;

/** Whether this server has open tables at all. */
export function hasOpenTables(): Promise<boolean> {
  return (asked ??= openTables().then(
    ({ open }) => open,
    () => false,
  ));
}
