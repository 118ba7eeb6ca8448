/** What scores are made of, in the order in which it is drawn, each with its sign. */
import type { ReviewedFlow, ReviewedPlayer } from "../../../generated/interstellar";
import { t } from "../../../lib/words/i18n.svelte";
import type { GlyphName } from "../art/glyphs";

export const STRATEGIES = ["mechanisms", "population", "probe", "government", "rest"] as const;
export type Strategy = (typeof STRATEGIES)[number];

export const SIGNS: Record<Strategy, GlyphName> = {
  mechanisms: "mechanism",
  population: "population",
  probe: "probe",
  government: "government",
  rest: "gain",
};

export interface Part {
  strategy: Strategy;
  points: number;
}

/** Only what brought something: bars cannot show what was lost. */
export function partsOf(strategies: Record<string, number>): Part[] {
  return STRATEGIES.map((strategy) => ({ strategy, points: strategies[strategy] ?? 0 })).filter(
    ({ points }) => points > 0,
  );
}

/** What went the other way, such as Reputation that is too low. */
export function lossesOf(strategies: Record<string, number>): Part[] {
  return STRATEGIES.map((strategy) => ({ strategy, points: strategies[strategy] ?? 0 })).filter(
    ({ points }) => points < 0,
  );
}

export interface Named {
  name: string;
  points: number;
}

/** Every single source of a score, the best first; what the end brought stands among them. */
export function sourcesOf({ prestige, ending }: ReviewedPlayer): Named[] {
  const inPlay = Object.entries(prestige).map(([source, points]) => ({
    name: t(`si-review-source-${source}`),
    points,
  }));
  const atTheEnd = Object.entries(ending).map(([what, points]) => ({ name: t(`si-review-ending-${what}`), points }));
  return [...inPlay, ...atTheEnd].filter(({ points }) => points !== 0).sort((one, other) => other.points - one.points);
}

export interface Side {
  source: string;
  amount: number;
  cubes: ReviewedFlow["cubes_gained"];
}

export interface Balance {
  came: Side[];
  went: Side[];
  /** What is left at the end. */
  left: number;
}

export function balanceOf(flows: readonly ReviewedFlow[]): Balance {
  const came = flows.map(({ source, gained, cubes_gained }) => ({ source, amount: gained, cubes: cubes_gained }));
  const went = flows.map(({ source, spent, cubes_spent }) => ({ source, amount: spent, cubes: cubes_spent }));
  const sorted = (sides: Side[]): Side[] =>
    sides.filter(({ amount }) => amount > 0).sort((one, other) => other.amount - one.amount);
  const total = (sides: Side[]): number => sides.reduce((sum, { amount }) => sum + amount, 0);
  return { came: sorted(came), went: sorted(went), left: total(came) - total(went) };
}
