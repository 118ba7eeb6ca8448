/** What a finished game adds to the language of two people who played it. */
import type { TableInfo } from "../../generated/wire";
import { gameOf } from "../../games/registry";
import { loadReview } from "../table/api";
import type { Chapter } from "./pairs";

/** The other person at a table of two people, AI seats aside; undefined where there is no such pair. */
export function partnerAt(table: TableInfo, seat: number | null): string | undefined {
  const people = table.chairs.filter(({ kind }) => kind === "person");
  if (people.length !== 2 || table.origin || !people.some((chair) => chair.seat === seat)) return undefined;
  return gameOf(table.game)?.dialects && people.find((chair) => chair.seat !== seat)?.name;
}

export async function chapterOf(table: TableInfo): Promise<Chapter> {
  const found = gameOf(table.game)?.dialects?.(await loadReview(table.id)) ?? [];
  const spoken = found.flatMap(({ seat, ...one }) => {
    const chair = table.chairs[seat];
    return chair?.kind === "person" ? [{ ...one, dialect: { ...one.dialect }, name: chair.name }] : [];
  });
  return { table: table.id, at: table.ended ?? Date.now(), spoken };
}
