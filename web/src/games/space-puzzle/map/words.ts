/** The map in words, for screen readers. */
import type { Target } from "../../../generated/space-puzzle";
import { list, t } from "../../../lib/words/i18n.svelte";
import type { Colour } from "../art/pieces";

export function roomWords(cell: string, icons: readonly string[]): string {
  if (icons.length === 0) return t("sp-room-empty", { cell });
  return t("sp-room", { cell, icons: list(icons.map((icon) => t(`sp-icon-${icon}`))) });
}

export function pawnWords(pawn: Colour, die: number | undefined): string {
  const name = t(`sp-colour-${pawn}`, {}, "pawn");
  return die === undefined ? name : t("sp-ui-pawn-die", { pawn: name, die });
}

export function targetWords(target: Target, dice: boolean): string {
  const colour = t(`sp-colour-${target.colour}`);
  const key = t(`sp-key-${target.key}`);
  return dice ? t("sp-ui-target-die", { colour, key, die: target.die }) : t("sp-ui-target", { colour, key });
}
