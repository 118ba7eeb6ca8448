/** The Interstellar's hull, cut into as many segments as there are Mechanisms to be built. */
export const LENGTH = 360;
export const HEIGHT = 84;
const [STERN, BOW] = [46, 322];
const MIDDLE = HEIGHT / 2;
/** Half the hull's breadth along its length, from stern to bow. */
const PROFILE: readonly (readonly [number, number])[] = [
  [0, 15],
  [0.08, 21],
  [0.3, 21],
  [0.36, 16],
  [0.42, 25],
  [0.6, 25],
  [0.66, 16],
  [0.72, 21],
  [1, 9],
];

export interface Segment {
  module: number;
  left: number;
  right: number;
  /** Its outline. */
  path: string;
}

export function breadth(share: number): number {
  const next = PROFILE.findIndex(([at]) => at >= share);
  if (next <= 0) return PROFILE[0]![1];
  const [[from, half], [to, other]] = [PROFILE[next - 1]!, PROFILE[next]!];
  return half + ((other - half) * (share - from)) / (to - from);
}

export function hull(modules: number, perModule: number): Segment[] {
  const all = modules * perModule;
  const x = (share: number): number => STERN + share * (BOW - STERN);
  return Array.from({ length: all }, (_, index) => {
    const [from, to] = [index / all, (index + 1) / all];
    const corners = [
      [x(from), MIDDLE - breadth(from)],
      [x(to), MIDDLE - breadth(to)],
      [x(to), MIDDLE + breadth(to)],
      [x(from), MIDDLE + breadth(from)],
    ];
    return {
      module: Math.floor(index / perModule),
      left: x(from),
      right: x(to),
      path: `M${corners.map((corner) => corner.map(round).join(" ")).join("L")}z`,
    };
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;
