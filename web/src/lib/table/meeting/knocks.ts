/** Tables where this page has asked for a seat: the secret that will hold it, and whose table it is. */
const asked = new Map<string, string>();
const refusedAt = new Set<string>();

export const knockedAt = (table: string): string | undefined => asked.get(table);

export function noteKnock(table: string, token: string): void {
  asked.set(table, token);
}

export function endKnock(table: string, refused = false): void {
  asked.delete(table);
  if (refused) refusedAt.add(table);
}

/** Where one was not let in: nobody there is asked again by this page. */
export const notAgain = (): string[] => [...refusedAt].slice(-100);
