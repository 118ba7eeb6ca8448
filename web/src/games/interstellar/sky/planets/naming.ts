/** Names for all planets that stand still: how large they are, and what they have to leave free. */
import { t } from "../../../../lib/words/i18n.svelte";
import { at, type Chart, type Point } from "../chart/geometry";
import { cornerOf, letterSize, scaleOf } from "../chart/sizes";
import { type Reach, spiralPoint } from "../sun/spiral";
import { type Box, boxAround, placeNames } from "./names";
import { boxesOf, type Spots } from "./places";

interface Sky {
  chart: Chart;
  spots: Record<string, Spots>;
  moving: (planet: string) => boolean;
  /** What the way there costs is shown. */
  priced: (planet: string) => boolean;
  stacks: Record<string, number>;
  reached: readonly Reach[];
  /** How many corners are taken. */
  plates: number;
}

/** Of a letter's height. */
const LETTER = 0.6;
const STROKE = 0.34;
const LINE = 1.15;

export function namesOn(sky: Sky): Record<string, Point> {
  const { chart, spots, moving, priced, stacks } = sky;
  const high = letterSize(chart.band) * rem();
  const taken = [
    ...Object.entries(spots).flatMap(([planet, all]) => boxesOf(chart, all, priced(planet))),
    ...furniture(sky),
  ];
  const names = Object.entries(spots)
    .filter(([planet]) => !moving(planet))
    .map(([id, { here, size }]) => ({
      id,
      planet: here,
      rim: size,
      width: (t(`si-planet-${id}`).length * LETTER + (stacks[id] ?? 0) * STROKE) * high + 3,
      height: high * LINE,
    }));
  return placeNames(names, taken, { width: chart.middle.x * 2, height: chart.middle.y * 2 });
}

/** The Sun, the numbers on its way and at the rim, and plates in the corners. */
function furniture({ chart, reached, plates }: Sky): Box[] {
  const scale = scaleOf(chart.band);
  const board = { width: chart.middle.x * 2, height: chart.middle.y * 2 };
  const plate = cornerOf(chart.band);
  const corners = [0, 1, 2, 3].slice(0, plates).map((corner) => ({
    left: corner % 2 ? board.width - plate.width : 0,
    right: corner % 2 ? board.width : plate.width,
    top: corner < 2 ? 0 : board.height - plate.height,
    bottom: corner < 2 ? plate.height : board.height,
  }));
  return [
    boxAround(chart.middle, chart.sun * 2.7),
    ...reached.map(({ step }) => boxAround(spiralPoint(chart, reached, step), 20 * scale, 16 * scale)),
    ...[0, 90, 180, 270].map((turn) => boxAround(at(chart, chart.edge - 13, turn + 3), 12)),
    ...corners,
  ];
}

function rem(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
