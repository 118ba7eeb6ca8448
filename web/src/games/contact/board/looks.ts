/** How each chip looks to this viewer, from the view alone. */
import type { View } from "../../../generated/contact";

export interface Look {
  /** Dark side up: not yet a possible target (CT-11). */
  dark: boolean;
  /** Cannot be the target (CT-H10). */
  dim: boolean;
  candidate: boolean;
  reached: boolean;
  wrong: boolean;
  rocket: boolean;
  target: boolean;
}

export function looksOf(view: View): Record<string, Look> {
  const coloured = new Set(view.coloured);
  const possible = new Set(view.possible);
  const reached = new Set(view.reached);
  const wrong = new Set(view.guesses.filter((guess) => !guess.right).map((guess) => guess.chip));
  const guessing = view.phase === "guess";
  return Object.fromEntries(
    view.layout.chips.map(({ id, kind }) => [
      id,
      {
        dark: kind === "planet" && !coloured.has(id),
        dim: guessing && !possible.has(id),
        candidate: possible.has(id),
        reached: reached.has(id),
        wrong: wrong.has(id),
        rocket: view.rocket === id,
        target: view.target === id,
      },
    ]),
  );
}

/** The same in words, as message ids, for the accessible name. */
export function stateWords(look: Look): string[] {
  const words: [boolean, string][] = [
    [look.rocket, "state-rocket"],
    [look.target, "state-target"],
    [look.wrong, "state-wrong"],
    [look.reached, "state-reached"],
    [look.candidate && !look.target, "state-candidate"],
    [look.dark && !look.reached, "state-dark"],
  ];
  return words.filter(([holds]) => holds).map(([, id]) => id);
}
