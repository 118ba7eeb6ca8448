/** The scenario book (SP-4). */
import type { Materials, Scenario } from "../../generated/space-puzzle";
import { type Box, printedOf } from "../../lib/table/api";
import { t } from "../../lib/words/i18n.svelte";

export type Tier = Scenario["tier"];

export const TIERS: readonly Tier[] = ["lesson", "easy", "medium", "hard", "expert"];

export async function openBook(box: Box): Promise<Scenario[]> {
  return (await printedOf<Materials>(box)).book;
}

export function scenarioName(scenario: Pick<Scenario, "id" | "name" | "tier">): string {
  if (scenario.tier === "own") return scenario.name || t("sp-scenario-unnamed");
  return t(`sp-scenario-${scenario.id}`);
}

/** `SR-JAM(5)` is the rule SR-JAM with the value 5. */
export function readRule(code: string): { name: string; value: string } {
  const [name = "", value = ""] = code.replace(")", "").split("(");
  return { name, value };
}
