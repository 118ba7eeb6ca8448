/** The final scores as columns of a table: the winners first, then by points. */
import type { Outcome, Points } from "../../../../generated/wire";

export interface Score {
  /** Its place among the corporations; H.A.L.L. has the last one. */
  index: number;
  total: number;
  parts: readonly Points[];
  won: boolean;
}

export function finalScores(outcome: Outcome | null): Score[] {
  if (outcome === null) return [];
  const { scores, parts = [], winners, automa } = outcome;
  const seats = scores.map((total, index) => ({
    index,
    total,
    parts: parts[index] ?? [],
    won: winners.includes(index),
  }));
  const hall = automa ? [{ index: seats.length, total: automa.score, parts: automa.parts, won: automa.won }] : [];
  return [...seats, ...hall].sort((one, other) => Number(other.won) - Number(one.won) || other.total - one.total);
}
