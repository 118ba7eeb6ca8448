/** Choices that another page brings along to the set-up of a table: an editor's scenario, say. */
export interface Brought {
  game: string;
  setup: Record<string, unknown>;
}

let brought: Brought | null = null;

export function bringSetup(game: string, setup: Record<string, unknown>): void {
  brought = { game, setup };
}

/** What was brought, once. */
export function takeBrought(): Brought | null {
  const taken = brought;
  brought = null;
  return taken;
}
