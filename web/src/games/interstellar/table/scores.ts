/** What a final score is made of, and who has won (HV-22 to HV-24, HV-26). */
import type { Corporation, Printed, View } from "../terms";

export const PARTS = ["prestige", "reputation", "probe", "resources", "governor"] as const;
type Part = (typeof PARTS)[number];

export interface Score extends Record<Part, number> {
  /** Its place among the corporations. */
  index: number;
  total: number;
  won: boolean;
}

/** The highest first; supplies lie open once the game is over. */
export function scoresOf(view: View, printed: Printed): Score[] {
  const each = view.corporations.map((corporation, index) => scoreOf(view, printed, corporation, index));
  const best = each.map((score) => rank(view, score)).sort(compare)[0] ?? [];
  const nobody = view.ended === "sun" && view.setup.sun_means_all_lose;
  return each
    .map((score) => ({ ...score, won: !nobody && compare(rank(view, score), best) === 0 }))
    .sort((one, other) => compare(rank(view, one), rank(view, other)));
}

function scoreOf(view: View, { reputation, scoring }: Printed, corporation: Corporation, index: number): Score {
  const parts: Record<Part, number> = {
    prestige: corporation.prestige,
    reputation: reputation.steps.findLast(([least]) => corporation.reputation >= least)?.[1] ?? 0,
    probe: Math.floor(parseInt(corporation.probe) / scoring.columns_per_prestige),
    resources: Math.floor(worth(corporation) / scoring.value_per_prestige),
    governor: view.governor === index ? scoring.governor : 0,
  };
  return { index, ...parts, total: PARTS.reduce((sum, part) => sum + parts[part], 0), won: false };
}

/** Higher Reputation breaks a tie, then more Fuel; against H.A.L.L. a tie is lost. */
function rank(view: View, { index, total }: Score): number[] {
  if (view.hall) return [total, index];
  const { reputation, fuel } = view.corporations[index] ?? { reputation: 0, fuel: 0 };
  return [total, reputation, fuel ?? 0];
}

/** The better one first. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0);
}

function worth({ cubes }: Corporation): number {
  return (cubes ?? []).reduce((sum, count, level) => sum + count * (level + 1), 0);
}
