/** A game's own screen from another package: an ES module that is given an element and a table. docs/games.md
 * explains it to whoever writes one. */
import type { Message, Prompt } from "../generated/wire";

export interface ScreenTable {
  /** The reader's seat; null for whoever watches, and in a replay. */
  readonly seat: number | null;
  readonly view: unknown;
  /** What is asked, and all that may be done; null in a replay. */
  readonly prompt: Prompt | null;
  readonly names: readonly string[];
  /** The language of the page: `en`, `uk` or `de`. */
  readonly language: string;
  /** A message in words; `{ id: "game-won", args: { points: 4 } }`. */
  say(message: Message): string;
  /** The table in sentences, as the game describes it; none in a replay. */
  describe(): Promise<Message[]>;
  /** Resolves once the action is kept. What is refused is told to the reader. */
  act(action: object): Promise<void>;
  /** Calls back at once and whenever something has changed; returns how to stop. */
  subscribe(changed: () => void): () => void;
}

export interface ScreenModule {
  /** Draws the table into the element, and returns how to end it. */
  mount(element: HTMLElement, table: ScreenTable): () => void;
}

export function loadScreen(address: string): Promise<ScreenModule> {
  return import(/* @vite-ignore */ address) as Promise<ScreenModule>;
}
