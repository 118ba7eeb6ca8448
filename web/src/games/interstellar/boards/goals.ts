/** The three goals; two of them end the game (HV-23). */
import type { Printed, View } from "../terms";

type GoalId = "modules" | "population" | "trappist";

export interface Goal {
  id: GoalId;
  have: number;
  need: number;
}

/** H.A.L.L. counts: alone, one plays on the set-up for two (L606). */
const players = (view: View): string => String(view.corporations.length);

export function mechanismsPerModule(view: View, printed: Printed): number {
  return printed.modules.mechanisms[players(view)] ?? 1;
}

export function peopleOf(view: View, printed: Printed): { people: number[]; goal: number } {
  return printed.population[players(view)] ?? { people: [], goal: 0 };
}

export function goalsOf(view: View, printed: Printed): Goal[] {
  return [
    { id: "modules", have: view.modules, need: printed.modules.count },
    { id: "population", have: view.saved, need: peopleOf(view, printed).goal },
    { id: "trappist", have: view.arrived.length, need: 1 },
  ];
}

export const isMet = ({ have, need }: Goal): boolean => have >= need;
