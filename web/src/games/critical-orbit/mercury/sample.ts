/** Two shapes and a few tiles as the server prints them, for tests. */
import type { Tiling } from "../../../generated/wire";
import type { Printed, PrintedTile } from "../terms";

type Pair = [number, number];
type PrintedExit = [Pair, Pair];

const L: Pair[][] = [
  [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 2],
  ],
  [
    [2, 0],
    [1, 0],
    [0, 0],
    [0, 1],
  ],
  [
    [1, 2],
    [1, 1],
    [1, 0],
    [0, 0],
  ],
  [
    [0, 1],
    [1, 1],
    [2, 1],
    [2, 0],
  ],
];
const S: Pair[][] = [
  [
    [2, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  [
    [1, 2],
    [1, 1],
    [0, 1],
    [0, 0],
  ],
  [
    [0, 1],
    [1, 1],
    [1, 0],
    [2, 0],
  ],
  [
    [0, 0],
    [0, 1],
    [1, 1],
    [1, 2],
  ],
];
const T: Pair[][] = [
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [1, 1],
  ],
  [
    [1, 0],
    [1, 1],
    [1, 2],
    [0, 1],
  ],
  [
    [2, 1],
    [1, 1],
    [0, 1],
    [1, 0],
  ],
  [
    [0, 2],
    [0, 1],
    [0, 0],
    [1, 1],
  ],
];
const STRAIGHT: PrintedExit[][] = [
  [
    [
      [0, 0],
      [0, -1],
    ],
    [
      [1, 2],
      [1, 0],
    ],
  ],
  [
    [
      [2, 0],
      [1, 0],
    ],
    [
      [0, 1],
      [0, 1],
    ],
  ],
  [
    [
      [1, 2],
      [0, 1],
    ],
    [
      [0, 0],
      [-1, 0],
    ],
  ],
  [
    [
      [0, 1],
      [-1, 0],
    ],
    [
      [2, 0],
      [0, -1],
    ],
  ],
];
const TURNED: PrintedExit[][] = [
  [
    [
      [0, 0],
      [-1, 0],
    ],
    [
      [1, 2],
      [0, 1],
    ],
  ],
  [
    [
      [2, 0],
      [0, -1],
    ],
    [
      [0, 1],
      [-1, 0],
    ],
  ],
  [
    [
      [1, 2],
      [1, 0],
    ],
    [
      [0, 0],
      [0, -1],
    ],
  ],
  [
    [
      [0, 1],
      [0, 1],
    ],
    [
      [2, 0],
      [1, 0],
    ],
  ],
];
const S_LAST_TURNED: PrintedExit[][] = [
  [
    [
      [2, 0],
      [1, 0],
    ],
    [
      [0, 1],
      [0, 1],
    ],
  ],
  [
    [
      [1, 2],
      [0, 1],
    ],
    [
      [0, 0],
      [-1, 0],
    ],
  ],
  [
    [
      [0, 1],
      [-1, 0],
    ],
    [
      [2, 0],
      [0, -1],
    ],
  ],
  [
    [
      [0, 0],
      [0, -1],
    ],
    [
      [1, 2],
      [1, 0],
    ],
  ],
];
const BRANCHED: PrintedExit[][] = [
  [
    [
      [0, 0],
      [-1, 0],
    ],
    [
      [2, 0],
      [1, 0],
    ],
    [
      [1, 1],
      [0, 1],
    ],
  ],
  [
    [
      [1, 0],
      [0, -1],
    ],
    [
      [1, 2],
      [0, 1],
    ],
    [
      [0, 1],
      [-1, 0],
    ],
  ],
  [
    [
      [2, 1],
      [1, 0],
    ],
    [
      [0, 1],
      [-1, 0],
    ],
    [
      [1, 0],
      [0, -1],
    ],
  ],
  [
    [
      [0, 2],
      [0, 1],
    ],
    [
      [0, 0],
      [0, -1],
    ],
    [
      [1, 1],
      [1, 0],
    ],
  ],
];

const tiles: Record<string, PrintedTile> = {
  L1: { shape: "L", oxygen: 0, stems: [], star: null, exits: STRAIGHT },
  L4: { shape: "L", oxygen: 2, stems: ["white"], star: null, exits: STRAIGHT },
  L6: { shape: "L", oxygen: 2, stems: ["white"], star: null, exits: TURNED },
  S3: { shape: "S", oxygen: 1, stems: [], star: null, exits: S_LAST_TURNED },
  T2: { shape: "T", oxygen: 0, stems: [], star: "mercury", exits: BRANCHED },
  T6: { shape: "T", oxygen: 3, stems: ["white", "black"], star: null, exits: BRANCHED },
};

export const printed = {
  size: 8,
  shapes: { L, S, T },
  tiles,
  canisters: ["yellow-round", "yellow-square", "blue-round", "blue-square", "green-round", "green-square"],
  track_steps: 8,
  track_stars: [3, 6],
  die_tracks: ["white", "white", "white", "black", "black", "black"],
  mouths: {},
} as unknown as Printed;

/** An empty grid for a tile of this shape, but for some cells. */
export function fieldFor(shape: "L" | "T", taken: Pair[] = []): Tiling {
  return { type: "tiling", width: 8, height: 8, forms: printed.shapes[shape]!, taken };
}
