/** What can be done on each planet now. */
import type { Bridge } from "../bridge.svelte";
import type { Action } from "../terms";

type OnPlanet = Extract<Action, { planet: string }>;
const ON_PLANETS: readonly string[] = ["fly", "produce-on", "refill", "from-storage"] satisfies OnPlanet["type"][];

export interface Doable {
  /** Several: the same thing in several colours or amounts. */
  ways: readonly Action[];
  possible: boolean;
  /** What the flight there costs, if it is one. */
  fuel: number | null;
}

const isOnPlanet = (action: Action): action is OnPlanet => ON_PLANETS.includes(action.type);

/** By planet. While one travels, planets out of reach are in it too: they can be asked why. */
export function doable(bridge: Pick<Bridge, "actions" | "view" | "printed">): Map<string, Doable> {
  const found = new Map<string, Doable>();
  for (const action of bridge.actions.filter(isOnPlanet)) {
    const ways = [...(found.get(action.planet)?.ways ?? []), action];
    found.set(action.planet, { ways, possible: true, fuel: action.type === "fly" ? action.fuel : null });
  }
  const { step, me, lost, corporations } = bridge.view;
  if (step?.step === "travel" && step.seat === me) {
    const gone = [...lost, corporations[me]?.explorer];
    for (const { id } of bridge.printed.planets) {
      if (found.has(id) || gone.includes(id)) continue;
      found.set(id, { ways: [{ type: "fly", planet: id, fuel: 0 }], possible: false, fuel: null });
    }
  }
  return found;
}
