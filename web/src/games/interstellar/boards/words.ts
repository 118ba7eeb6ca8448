/** What lies on the boards, in words. */
import { list, t } from "../../../lib/i18n.svelte";
import { ANY, cubesWords, runs, valueOf } from "../art/cubes";
import type { Printed, Space, View } from "../terms";
import { columnOf, nextArrival, rowOf, sight } from "./journey";

const MINE = "mine-";

/** What a Mechanism costs and brings. */
export function mechanismWords(mechanism: string): string {
  const cost = cubesWords(mechanism);
  return mechanism.includes(ANY)
    ? t("si-projects-any", { cost })
    : t("si-projects-one", { cost, prestige: valueOf(mechanism) });
}

export function familyWords(family: string): string {
  return t("si-population-family", {
    people: list(runs(family).map(({ colour, count }) => t(`si-people-${colour}`, { count }))),
  });
}

/** A space of the Journey to Trappist: where it is, what is known of it, and what it costs to enter. */
export function spaceWords(printed: Printed, view: View, space: Space): string {
  const column = columnOf(space);
  const fuel = column ? [t("si-gain-fuel", { amount: printed.journey.fuel[column - 1] ?? 0 })] : [];
  return [t("si-space", { column, row: rowOf(space) }), sightWords(printed, view, space), ...fuel].join(" · ");
}

function sightWords({ journey }: Printed, view: View, space: Space): string {
  const seen = sight(journey, view.found, view.interest_taken, space);
  switch (seen.is) {
    case "found":
      return seen.what.startsWith(MINE)
        ? t("si-discovery-mine", { cubes: cubesWords(seen.what.slice(MINE.length)) })
        : t(`si-discovery-${seen.what}`);
    case "interest":
      return seen.taken ? t("si-journey-interest-taken") : t("si-journey-interest", { prestige: seen.prestige });
    case "trappist":
      return t("si-journey-trappist", { prestige: nextArrival(journey, view.arrived) });
    default:
      return t(`si-journey-${seen.is}`);
  }
}
