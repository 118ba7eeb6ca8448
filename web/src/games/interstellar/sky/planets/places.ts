/** Where everything of a planet is on the chart. */
import { along, at, type Chart, type Place, type Point, roomAt } from "../chart/geometry";
import { isTight, planetSize, rimOf, scaleOf } from "../chart/sizes";
import { type Bead, type Placed, strung } from "./beads";
import { type Box, boxAround } from "./names";

export interface Spots {
  here: Point;
  /** The planet's radius. */
  size: number;
  beads: (Placed & Point & { turn: number })[];
  /** Where a price for the way there is shown. */
  price: Point;
}

const HIGH = 15;
/** Ships are higher than other beads. */
const SHIP = 21;
const PRICE = { tight: 17, wide: 30 };

export function spotsOf(chart: Chart, planet: string, { radius, turn }: Place, beads: readonly Bead[]): Spots {
  const [size, rim, scale] = [planetSize(planet, chart.band), rimOf(planet, chart.band), scaleOf(chart.band)];
  const room = roomAt(chart, radius, turn) - rim;
  const before = along(chart, radius, turn, -(size + (isTight(chart) ? 11 : 17) * scale));
  return {
    here: at(chart, radius, turn),
    size,
    beads: strung(beads, room / scale).map((bead) => {
      const there = along(chart, radius, turn, rim + bead.offset * scale);
      return { ...bead, ...at(chart, radius, there), turn: there };
    }),
    price: at(chart, radius, before),
  };
}

/** What no name may lie on. */
export function boxesOf(chart: Chart, { here, size, beads, price }: Spots, priced: boolean): Box[] {
  const scale = scaleOf(chart.band);
  return [
    boxAround(here, 2 * size),
    ...beads.map((bead) => boxAround(bead, bead.width * scale, (bead.kind === "explorer" ? SHIP : HIGH) * scale)),
    ...(priced ? [boxAround(price, (isTight(chart) ? PRICE.tight : PRICE.wide) * scale, PRICE.tight * scale)] : []),
  ];
}
