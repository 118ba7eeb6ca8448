/** What spaces, tokens and tracks give, as the server reads it, in words. */
import { list, t } from "../../../lib/words/i18n.svelte";
import type { Gain, Printed } from "../terms";
import { cubesWords } from "./cubes";

/** What a reward stands for that is written on a board or a token: `2F 1p`. */
export function gainsOf({ rewards }: Pick<Printed, "rewards">, written: string | undefined): readonly Gain[] {
  return rewards[written ?? ""] ?? [];
}

export function rewardWords(gains: readonly Gain[]): string {
  return gains.length ? list(gains.map(gainWords)) : t("si-nothing");
}

function gainWords({ kind, amount, cubes, least, most }: Gain): string {
  if (kind === "cubes") return t("si-gain-cubes", { cubes: cubesWords(cubes) });
  if (kind === "choose") return t("si-gain-choose", { cubes: cubesWords(cubes) });
  if (least > 0) return t("si-gain-raise", { amount });
  if (most > 0) return t("si-gain-up-to", { amount, higher: most });
  return t(`si-gain-${kind}`, { amount });
}
