/** Tokens and where they lie, in words. */
import type { Frame } from "../../../generated/space-puzzle";
import type { Laid } from "../../../generated/wire";
import { list, t } from "../../../lib/words/i18n.svelte";
import { areOverlapping, areTouching, UNITS_PER_MM } from "./geometry";

export function tokenName(id: string): string {
  return t(`sp-token-${id}`);
}

export function tokenNames(ids: readonly string[]): string {
  return list(ids.map(tokenName));
}

/** In whole millimetres, as the text view says it. */
export function place(piece: Laid): string {
  return t("sp-surface-place", {
    token: tokenName(piece.id),
    x: Math.round(piece.x / UNITS_PER_MM),
    y: Math.round(piece.y / UNITS_PER_MM),
    rotation: piece.rotation,
  });
}

/** The same with its neighbours: what it lies on, under, or beside. */
export function placeAmong(piece: Laid, laid: readonly Laid[], frame: Frame): string {
  const height = laid.findIndex(({ id }) => id === piece.id);
  const on: string[] = [];
  const under: string[] = [];
  const beside: string[] = [];
  laid.forEach((other, index) => {
    if (other.id === piece.id || !areTouching(piece, other, frame.token)) return;
    const side = !areOverlapping(piece, other, frame.token) ? beside : index < height ? on : under;
    side.push(other.id);
  });
  const parts = [place(piece)];
  if (on.length) parts.push(t("sp-surface-on", { tokens: tokenNames(on) }));
  if (under.length) parts.push(t("sp-surface-under", { tokens: tokenNames(under) }));
  if (beside.length) parts.push(t("sp-surface-touching", { tokens: tokenNames(beside) }));
  return parts.join(", ");
}
