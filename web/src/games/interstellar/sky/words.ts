/** What the sky shows, in words. */
import { list, t } from "../../../lib/words/i18n.svelte";
import { cubesWords } from "../art/cubes";
import { playerAt, playerName } from "../art/players";
import type { Corporation, Printed, Site, View } from "../terms";
import { aboard, inOrder, totalOf } from "./planets/beads";
import type { Doable } from "./targets";

type Sky = { view: View; printed: Printed };

function buildingsWords(buildings: Record<string, number>): string[] {
  return Object.entries(buildings)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => t("si-buildings", { count, building: t(`si-building-${kind}`) }));
}

export function siteWords({ printed }: Sky, site: Site): string {
  const stored = totalOf(site.storage);
  const parts = [
    t("si-sky-deposit", { cubes: cubesWords(site.deposit) }),
    ...(site.deeper.length ? [t("si-sky-deeper", { layers: site.deeper.map(layerWords).join("; ") })] : []),
    stored
      ? t("si-sky-storage", { stored, size: printed.ship.storage, cubes: cubesWords(site.storage) })
      : t("si-sky-storage-empty", { size: printed.ship.storage }),
    ...buildingsWords(site.buildings),
  ];
  return parts.join(", ");
}

/** `R2` */
function layerWords(layer: string): string {
  return t(`si-cube-${layer[0]}`, { count: Number(layer.slice(1)) });
}

function cargoWords({ cargo }: Corporation): string {
  const cubes = totalOf(cargo.cubes) ? [cubesWords(cargo.cubes)] : [];
  const bases = cargo.bases ? [t("si-bases", { count: cargo.bases })] : [];
  return list([...cubes, ...bases, ...buildingsWords(cargo.buildings)]);
}

/** What a corporation has on a planet; nothing: nothing. */
export function holdingWords(sky: Sky, index: number, planet: string): string {
  const corporation = sky.view.corporations[index];
  if (!corporation) return "";
  const site = corporation.sites[planet];
  const parts = site ? [t("si-source-base"), siteWords(sky, site)] : [];
  if (corporation.explorer === planet) {
    const loaded = aboard(sky.view, index) > 0;
    parts.push(loaded ? t("si-sky-explorer", { cargo: cargoWords(corporation) }) : t("si-source-explorer"));
  }
  return parts.join(", ");
}

/** What is printed, and how many tokens are left. */
export function factWords({ view, printed }: Sky, planet: string): string {
  if (view.lost.includes(planet)) return t("si-sky-lost");
  const gravity = printed.planets.find(({ id }) => id === planet)?.gravity ?? 0;
  const tokens = view.stacks[planet];
  return tokens === undefined ? t("si-sky-gravity", { gravity }) : t("si-sky-facts", { gravity, tokens });
}

export function moveWords(sky: Sky, planet: string): string {
  const printed = sky.printed.planets.find(({ id }) => id === planet);
  const next = sky.view.facts.planet_moves[planet];
  if (!printed || !next) return "";
  return t("si-sky-moves", { quadrants: printed.moves, round: next.round });
}

/** Everything about a planet, for those who hear it. */
export function planetWords(sky: Sky, planet: string, can: Doable | undefined): string {
  const printed = sky.printed.planets.find(({ id }) => id === planet);
  const name = t(`si-planet-${planet}`);
  if (!printed || sky.view.lost.includes(planet)) return t("si-describe-lost", { planet: name });
  const quadrant = (sky.view.quadrants[planet] ?? 0) + 1;
  const about = t("si-describe-planet", {
    ...{ planet: name, orbit: printed.orbit, quadrant, gravity: printed.gravity, tokens: sky.view.stacks[planet] ?? 0 },
  });
  const there = inOrder(sky.view)
    .map(({ index }) => ({ player: playerAt(sky.view, index), words: holdingWords(sky, index, planet) }))
    .flatMap(({ player, words }) => (words ? [`${playerName(player)}: ${words}.`] : []));
  return [...(can ? [doableWords(planet, can)] : []), about, ...there].join(" ");
}

export function doableWords(planet: string, { ways, possible, fuel }: Doable): string {
  const to = t(`si-planet-${planet}`, {}, "to");
  const on = t(`si-planet-${planet}`, {}, "on");
  if (!possible) return t("si-sky-no-flight", { planet: to });
  switch (ways[0]?.type) {
    case "fly":
      return t("si-sky-fly", { planet: to, fuel: fuel ?? 0 });
    case "refill":
      return t("si-sky-refill", { planet: on });
    case "from-storage":
      return t("si-sky-from-storage", { planet: on });
    default:
      return t("si-sky-produce", { planet: on });
  }
}
