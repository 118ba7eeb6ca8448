/** The Mercury board in words. */
import type { Spot } from "../../../generated/wire";
import { list, t } from "../../../lib/words/i18n.svelte";
import type { Behind, Printed, ValveColour } from "../terms";
import { type Exit, exitsAt } from "./board/geometry";

export type Board = Pick<
  Behind,
  "canisters" | "unlocked" | "tiles" | "spots" | "covered" | "connected" | "missing" | "fed"
>;

export function tileName(id: string): string {
  return t("mc-tile", { shape: id[0] ?? "", number: id.slice(1) });
}

export function canisterName(id: string): string {
  return t(`mc-canister-${id}`);
}

export function stemName(stem: string): string {
  return t(`mc-stem-${colourOf(stem)}`, { tile: tileName(tileOf(stem)) });
}

export function tileOf(stem: string): string {
  return stem.split("-")[0] ?? "";
}

export function colourOf(stem: string): ValveColour {
  return stem.endsWith("white") ? "white" : "black";
}

/** The colours of a tile's stems that are among these. */
export function coloursOn(id: string, stems: readonly string[]): ValveColour[] {
  return stems.filter((stem) => tileOf(stem) === id).map(colourOf);
}

/** The description of a tile. */
export function tileWords(printed: Printed, id: string): string {
  const { oxygen = 0, stems = [], star = null } = printed.tiles[id] ?? {};
  const words = stems.length > 1 ? "both" : (stems[0] ?? "none");
  return t("mc-mercury-tile", { name: tileName(id), oxygen, stems: words, star: star ? "yes" : "no" });
}

export function endWords([[x, y], [dx, dy]]: Exit): string {
  const way = dx === 1 ? "right" : dx === -1 ? "left" : dy === 1 ? "down" : "up";
  return t("mc-mercury-end", { way, column: x + 1, row: y + 1 });
}

/** Where a tile lies and where its pipe opens. */
export function spotWords(printed: Printed, id: string, spot: Spot): string {
  const tile = printed.tiles[id];
  const ends = tile ? exitsAt(tile, spot).map(endWords) : [];
  return t("mc-mercury-spot", { column: spot.x + 1, row: spot.y + 1, turns: spot.rotation, ends: list(ends) });
}

export function boardTileWords(printed: Printed, id: string, board: Board): string {
  const spot = board.spots[id];
  const parts = [tileWords(printed, id)];
  if (spot) parts.push(spotWords(printed, id, spot));
  const covered = board.covered.filter((stem) => tileOf(stem) === id);
  const missing = board.missing.filter((stem) => tileOf(stem) === id);
  if (covered.length) parts.push(t("mc-mercury-has-valves", { stems: list(covered.map(stemName)) }));
  if (missing.length) parts.push(t("mc-mercury-lacks-valves", { stems: list(missing.map(stemName)) }));
  if (board.connected.includes(id)) parts.push(t("mc-mercury-counts"));
  return parts.join("; ");
}

export function canisterWords(id: string, board: Board): string {
  const free = board.unlocked.includes(id) ? "yes" : "no";
  return t("mc-mercury-canister", { canister: canisterName(id), place: board.canisters[id] ?? "", free });
}

/** A description of the whole board, for people who cannot see the picture. */
export function boardWords(printed: Printed, board: Board): string {
  const laid = board.tiles.filter((id) => id in board.spots).map((id) => boardTileWords(printed, id, board));
  const canisters = printed.canisters.map((id) => canisterWords(id, board));
  return [t("mc-mercury-picture", { count: laid.length }), ...canisters, ...laid].join(". ");
}
