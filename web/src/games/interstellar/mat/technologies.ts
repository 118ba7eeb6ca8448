/** What can be researched, as a player's mat shows it. */
import type { Corporation, Printed } from "../terms";

export interface Level {
  cost: string;
  state: "known" | "next" | "later";
}

export function levelsOf(costs: readonly string[], known: number): Level[] {
  return costs.map((cost, index) => ({ cost, state: index < known ? "known" : index === known ? "next" : "later" }));
}

/** Salvation Technologies cost by their order, not by their name (HV-13). */
export function salvationCost(printed: Printed, mine: Corporation): string {
  return printed.salvation_technology_costs[mine.salvation_technologies.length] ?? "";
}
