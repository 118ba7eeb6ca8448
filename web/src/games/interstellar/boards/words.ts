/** Descriptions of what lies on the boards. */
import type { PrintedSpace } from "../../../generated/interstellar";
import { list, t } from "../../../lib/words/i18n.svelte";
import { cubesWords, runs } from "../art/cubes";
import type { Printed, Space, View } from "../terms";
import { sight } from "./journey";

const MINE = "mine-";

/** The cost and the effect of a Mechanism. */
export function mechanismWords(view: View, mechanism: string): string {
  const [cost, prestige] = [cubesWords(mechanism), view.facts.mechanism_prestige[mechanism]];
  return prestige == null ? t("si-projects-any", { cost }) : t("si-projects-one", { cost, prestige });
}

export function familyWords(family: string): string {
  return t("si-population-family", {
    people: list(runs(family).map(({ colour, count }) => t(`si-people-${colour}`, { count }))),
  });
}

/** A space of the Journey to Trappist: where it is, what is known of it, and what it costs to enter. */
export function spaceWords(printed: Printed, view: View, id: Space): string {
  const space = printed.spaces.find((one) => one.id === id);
  if (!space) return id;
  const { column, row, kind, fuel } = space;
  const cost = kind === "start" ? [] : [t("si-gain-fuel", { amount: fuel })];
  return [t("si-space", { column, row }), sightWords(view, space), ...cost].join(" · ");
}

function sightWords(view: View, space: PrintedSpace): string {
  const seen = sight(view, space);
  switch (seen.is) {
    case "found":
      return seen.what.startsWith(MINE)
        ? t("si-discovery-mine", { cubes: cubesWords(seen.what.slice(MINE.length)) })
        : t(`si-discovery-${seen.what}`);
    case "interest":
      return seen.taken ? t("si-journey-interest-taken") : t("si-journey-interest", { prestige: seen.prestige });
    case "trappist":
      return t("si-journey-trappist", { prestige: view.facts.next_arrival });
    default:
      return t(`si-journey-${seen.is}`);
  }
}
