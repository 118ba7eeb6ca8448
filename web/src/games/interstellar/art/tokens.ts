/** What a token's two sides say, in signs and in words. */
import type { ActionSide, SalvationSide, Token } from "../../../generated/interstellar";
import { t } from "../../../lib/words/i18n.svelte";
import type { GlyphName } from "./glyphs";
import type { Printed } from "../terms";
import { gainsOf, rewardWords } from "./rewards";

export type Side = "action" | "salvation";
type Rewards = Pick<Printed, "rewards">;
const PRODUCTION = "pp-";
/** Tokens whose name does not fit below them, in one language or another. */
const LONG_NAMED: readonly string[] = [
  "research",
  "solar",
  "free-travel",
  "rich-refill",
  "purple",
  "envoy",
  "herald",
  "sun-envoy",
  "earth-herald",
  "thrifty-research",
  "any-production",
  "step-back",
  "new-scientist",
  "starship-leap",
  "humankind-leap",
  "leftovers",
  "double-market",
  "two-probes",
];

/** A Planetary Production token has the planet's name. */
export function planetOf(token: string): string | null {
  return token.startsWith(PRODUCTION) ? token.slice(PRODUCTION.length) : null;
}

export function tokenName(token: string): string {
  const planet = planetOf(token);
  return planet === null ? t(`si-token-${token}`) : t("si-production", { planet: t(`si-planet-${planet}`) });
}

/** As short as it fits below the token. */
export function shortName(token: string): string {
  const planet = token === "earth" ? token : planetOf(token);
  if (planet !== null) return t(`si-planet-${planet}`);
  return LONG_NAMED.includes(token) ? t(`si-short-${token}`) : tokenName(token);
}

/** What sets this token's action apart from the plain one, as small as it fits a token. */
export function twist(side: ActionSide): string {
  if (side.free) return "0";
  if (side.discount > 0) return `−${side.discount}`;
  if (side.price_shift > 0) return `±${side.price_shift}`;
  if (side.colours > 1) return `×${side.colours}`;
  if (side.draw !== null) return String(side.draw);
  return side.one_lower || side.previous_level ? "↓" : "";
}

/** What sets the Salvation side apart: how many, or a second step. */
export function salvationTwist(side: SalvationSide): string {
  const times = Math.max(side.mechanisms, side.scientists, side.probes);
  if (times > 1) return `×${times}`;
  if (side.free_probe) return "0";
  if (side.extra_steps > 0) return `+${side.extra_steps}`;
  if (side.population_one_lower) return "↓";
  return side.whole_row ? "↔" : "";
}

/** The action that gains a point, or the only one there is; nothing where all are alike. */
export function salvationSign(side: SalvationSide): GlyphName | null {
  return side.bonus ?? (side.only.length === 1 ? side.only[0]! : null);
}

export function actionWords(side: ActionSide, printed: Rewards): string {
  if (side.kind === "gain") return rewardWords(gainsOf(printed, side.reward));
  const plain = side.kind === "produce" ? "any-production" : side.kind;
  return [t(`si-token-${plain}`), ...actionNotes(side)].join(", ");
}

function actionNotes(side: ActionSide): string[] {
  const notes: string[] = [];
  if (side.free) notes.push(t("si-face-free"));
  if (side.discount > 0) notes.push(t("si-face-discount", { fuel: side.discount }));
  if (side.price_shift > 0) notes.push(t("si-face-prices", { fuel: side.price_shift }));
  if (side.colours > 1) notes.push(t("si-face-colours", { count: side.colours }));
  if (side.draw !== null) notes.push(t("si-face-draw", { count: side.draw }));
  if (side.one_lower) notes.push(t("si-face-one-lower"));
  if (side.previous_level) notes.push(t("si-face-previous"));
  return notes;
}

export function salvationWords(side: SalvationSide | null, printed: Rewards): string {
  if (side === null) return t("si-face-away");
  const notes: string[] = [];
  if (side.bonus) notes.push(t("si-face-bonus", { action: t(`si-salvation-${side.bonus}`) }));
  else if (side.only.length === 1) notes.push(t("si-face-only", { action: t(`si-salvation-${side.only[0]}`) }));
  if (side.after) notes.push(t("si-face-after", { reward: rewardWords(gainsOf(printed, side.after)) }));
  if (side.free_probe) notes.push(t("si-face-free"));
  const times = Math.max(side.mechanisms, side.scientists, side.probes);
  if (times > 1) notes.push(t("si-face-times", { count: times }));
  if (side.population_one_lower) notes.push(t("si-face-one-lower"));
  if (side.whole_row) notes.push(t("si-face-whole-row"));
  if (side.extra_steps > 0) notes.push(t("si-face-steps", { count: side.extra_steps }));
  return notes.join(", ");
}

/** Both sides of a token in a sentence or two. */
export function tokenWords(token: Token, printed: Rewards): string {
  const again = token.repeatable ? t("si-face-repeatable") : "";
  return t("si-face", {
    name: tokenName(token.id),
    action: [actionWords(token.action, printed), again].filter(Boolean).join("; "),
    salvation: salvationWords(token.salvation, printed),
  });
}
