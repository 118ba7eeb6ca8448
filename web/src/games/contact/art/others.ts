import type { Drawing } from "./drawing";
import { blob, circle, ellipse, many } from "./paths";

/** Pips as on a die, for asteroids one to five. */
const PIPS: [number, number][][] = [
  [[0, 0]],
  [
    [-24, -16],
    [24, 16],
  ],
  [
    [-30, -22],
    [0, 2],
    [30, 26],
  ],
  [
    [-26, -24],
    [26, -22],
    [-24, 26],
    [26, 26],
  ],
  [
    [-30, -28],
    [30, -26],
    [0, 2],
    [-28, 30],
    [30, 30],
  ],
];

const ROCKS: number[][] = [
  [80, 62, 84, 66, 78, 60, 82, 70, 58],
  [64, 82, 70, 86, 60, 78, 84, 62],
  [86, 70, 62, 80, 84, 60, 74, 88, 66, 76],
  [72, 84, 76, 60, 84, 80, 64, 82, 70],
  [78, 66, 84, 72, 82, 62, 86, 68, 80, 64, 76],
];

export const asteroids: Record<string, Drawing> = Object.fromEntries(
  ROCKS.map((radii, index) => [
    `asteroid-${index + 1}`,
    {
      tones: ["#7d7468", "#b5ab9b", "#3b352d", "#fff3d0"],
      body: blob(radii, index * 23),
      pattern: [
        {
          d: many(circle(-50, 10, 10), circle(14, -50, 8), circle(46, 46, 9), circle(-16, 58, 6)),
          line: "deep",
          width: 5,
        },
        { d: many(...(PIPS[index] ?? []).map(([x, y]) => circle(x, y, 13))), fill: "deep" },
        { d: many(...(PIPS[index] ?? []).map(([x, y]) => circle(x, y, 10))), fill: "accent" },
      ],
    } satisfies Drawing,
  ]),
);

export const earth: Drawing = {
  tones: ["#2a6fc9", "#9fd0ff", "#123a75", "#58b868"],
  behind: [{ d: circle(0, 0, 90), line: "light", width: 3, opacity: 0.35 }],
  body: circle(0, 0, 78),
  pattern: [
    {
      d: "M-66 -34C-48 -62 -20 -64 -6 -54C-2 -40 -24 -38 -22 -22C-18 -6 -40 -2 -44 14C-52 8 -60 -14 -66 -34Z",
      fill: "accent",
    },
    { d: "M-30 12C-10 6 4 22 -4 40C-10 54 -18 66 -24 70C-32 54 -40 28 -30 12Z", fill: "accent" },
    {
      d: "M12 -52C34 -66 62 -46 72 -24C66 -8 50 -18 46 -4C56 12 44 36 32 46C20 40 24 18 14 8C0 -2 2 -26 12 -52Z",
      fill: "accent",
    },
    { d: many(ellipse(-14, -70, 34, 9), ellipse(8, 72, 40, 9)), fill: "light" },
    { d: "M-76 -2C-44 -12 -20 2 8 -6", line: "light", width: 7, opacity: 0.75 },
    { d: "M-10 34C20 26 44 40 74 30", line: "light", width: 6, opacity: 0.6 },
  ],
};
