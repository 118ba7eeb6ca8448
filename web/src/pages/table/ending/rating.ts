/** A rank among others, as so many of ten; the server's previews say the same. */
import type { Compared, Rank } from "../../../generated/wire";
import { t } from "../../../lib/words/i18n.svelte";

export interface OfTen {
  worse: number;
  same: number;
}

export type Dot = "full" | "half" | "empty";

/** Never more than it was. */
export function ofTen(rank: Rank | undefined): OfTen {
  const { worse, same, better } = rank ?? { worse: 0, same: 0, better: 0 };
  const among = Math.max(worse + same + better, 1);
  const below = Math.floor((10 * worse) / among);
  return { worse: below, same: Math.floor((10 * (worse + same)) / among) - below };
}

export function dotsOf({ worse, same }: OfTen): Dot[] {
  return Array.from({ length: 10 }, (_, place) => (place < worse ? "full" : place < worse + same ? "half" : "empty"));
}

export function ratingWords(compared: Compared, rivals: boolean, ten: OfTen): string {
  const kind = rivals ? "rival" : "crew";
  return t(`rating-${compared.among}-${kind}`, { ...ten });
}
