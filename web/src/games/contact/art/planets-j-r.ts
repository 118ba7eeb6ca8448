import type { Drawing } from "./drawing";
import { around, blob, circle, ellipse, line, many, polygon, regular, star } from "./paths";

const petal = (turn: number): string => {
  const [tip] = around(1, 92, turn);
  const [left] = around(1, 66, turn - 34);
  const [right] = around(1, 66, turn + 34);
  const at = (point: [number, number] | undefined): string => (point ?? [0, 0]).map((v) => v.toFixed(1)).join(" ");
  return `M0 0C${at(left)} ${at(left)} ${at(tip)}C${at(right)} ${at(right)} 0 0Z`;
};

export const planetsJtoR: Record<string, Drawing> = {
  /** Jasmine: five petals and a golden heart. */
  J: {
    tones: ["#f3e3c0", "#fffaf0", "#b98a45", "#f0ae06"],
    body: blob([92, 80, 46, 80, 92, 80, 46, 80, 92, 80, 46, 80, 92, 80, 46, 80, 92, 80, 46, 80], -90),
    pattern: [
      { d: many(...around(5, 1, -90).map((_, i) => petal(-90 + i * 72))), line: "deep", width: 3, opacity: 0.6 },
      { d: many(...around(5, 84, -90).map(([x, y]) => line([x * 0.35, y * 0.35], [x, y]))), line: "deep", width: 5 },
      { d: circle(0, 0, 30), fill: "accent" },
      { d: many(...around(8, 21).map(([x, y]) => circle(x, y, 3))), fill: "deep" },
    ],
  },
  /** Karst: worn so thin that the sky shows through. */
  K: {
    tones: ["#b59f82", "#e6d7bf", "#5a4936", "#8a7357"],
    body: many(
      blob([84, 74, 86, 70, 82, 88, 74, 84, 68, 80, 88, 72], 10),
      circle(-44, -36, 17),
      circle(40, -42, 13),
      circle(52, 22, 18),
      circle(-50, 28, 12),
      circle(4, 56, 15),
      circle(0, -64, 8),
    ),
    pattern: [
      { d: many(circle(-44, -36, 23), circle(40, -42, 18), circle(52, 22, 24)), line: "deep", width: 5 },
      { d: many(circle(-50, 28, 17), circle(4, 56, 21), circle(0, -64, 12)), line: "deep", width: 5 },
      { d: many(circle(-20, 4, 5), circle(24, 8, 4), circle(-10, -22, 4), circle(24, -14, 6)), fill: "deep" },
    ],
  },
  /** Lagoon: a leaning egg, half of it a pool. */
  L: {
    tones: ["#2b9d60", "#9beeb4", "#0e4f33", "#66def5"],
    body: ellipse(0, 0, 92, 56, -28),
    pattern: [
      { d: ellipse(22, 4, 56, 34, -28), fill: "accent" },
      { d: ellipse(22, 4, 64, 41, -28), line: "light", width: 5 },
      { d: ellipse(32, 0, 32, 18, -28), line: "deep", width: 4, opacity: 0.5 },
      { d: many(circle(-56, 30, 7), circle(-66, 12, 4), circle(-44, 4, 5)), fill: "deep" },
    ],
  },
  /** Mosaic: a hexagon laid in triangles. */
  M: {
    tones: ["#e0524a", "#f6c65b", "#5c1420", "#35a2d4"],
    body: regular(6, 86, 0),
    pattern: [
      ...around(6, 86, 0).flatMap(([x, y], i) => {
        const [next] = around(1, 86, (i + 1) * 60);
        const [nx, ny] = next ?? [0, 0];
        const middle: [number, number] = [(x + nx) / 2, (y + ny) / 2];
        return [
          { d: polygon([0, 0], [x, y], middle), fill: i % 2 ? ("light" as const) : ("accent" as const) },
          { d: polygon(middle, [x * 0.5, y * 0.5], [nx * 0.5, ny * 0.5]), fill: "deep" as const, opacity: 0.85 },
        ];
      }),
      {
        d: many(line([-86, 0], [86, 0]), line([-43, -75], [43, 75]), line([43, -75], [-43, 75])),
        line: "deep",
        width: 4,
      },
    ],
  },
  /** Nimbus: nothing but cloud, and its rain. */
  N: {
    tones: ["#b3a0e0", "#f0eaff", "#5b4a92", "#8cc6ff"],
    behind: [
      {
        d: many(
          line([-42, 40], [-52, 82]),
          line([-8, 44], [-18, 92]),
          line([28, 42], [18, 88]),
          line([60, 34], [52, 74]),
        ),
        line: "accent",
        width: 8,
      },
    ],
    body: "M-60 46A36 36 0 0 1 -68 -24A40 40 0 0 1 -14 -62A44 44 0 0 1 58 -40A40 40 0 0 1 62 42Q58 48 48 48H-50Q-56 48 -60 46Z",
    pattern: [
      { d: "M-78 14C-50 -10 -30 16 -8 0S40 8 90 -12", line: "light", width: 10 },
      { d: "M-70 36C-40 18 0 40 80 22", line: "deep", width: 6, opacity: 0.7 },
      { d: "M-40 -30C-26 -48 0 -46 8 -28", line: "light", width: 8 },
    ],
  },
  /** Oasis: a warm globe inside one wide ring. */
  O: {
    tones: ["#f09a72", "#ffd0b0", "#94431f", "#7ed38a"],
    behind: [{ d: ellipse(0, 0, 97, 30, -14), line: "accent", width: 11 }],
    body: circle(0, 0, 60),
    pattern: [
      { d: "M-60 -30C-20 -44 20 -22 64 -38V-70H-60Z", fill: "light" },
      { d: blob([18, 12, 20, 13, 17, 12]), fill: "accent", opacity: 0.85 },
      { d: "M-66 34C-30 22 30 48 66 30", line: "deep", width: 7 },
    ],
    front: [{ d: "M-94.1 23.5A97 30 -14 0 0 94.1 -23.5", line: "accent", width: 11 }],
  },
  /** Prism: a triangle that takes the light apart. */
  P: {
    tones: ["#d8f3ea", "#ffffff", "#4a45bd", "#ff5680"],
    behind: [{ d: line([-98, 6], [-30, -6]), line: "light", width: 6 }],
    body: "M0 -88Q6 -88 10 -80L80 50Q86 62 72 62H-72Q-86 62 -80 50L-10 -80Q-6 -88 0 -88Z",
    pattern: [
      { d: polygon([-20, -10], [90, 6], [90, 22], [-20, -4]), fill: "accent" },
      { d: polygon([-20, -4], [90, 22], [90, 44], [-20, 2]), fill: "deep", opacity: 0.75 },
      { d: line([0, -88], [-16, 66]), line: "deep", width: 4, opacity: 0.6 },
      { d: polygon([-84, 66], [-16, 30], [84, 66]), fill: "deep", opacity: 0.35 },
    ],
    front: [
      { d: line([48, 0], [98, 6]), line: "accent", width: 7 },
      { d: line([58, 14], [98, 22]), line: "light", width: 6 },
      { d: line([66, 28], [96, 38]), line: "deep", width: 7 },
    ],
  },
  /** Quartz: a burst of crystal. */
  Q: {
    tones: ["#e58cc6", "#ffe2f5", "#86326c", "#ffffff"],
    body: star(8, 96, 42, -90),
    pattern: [
      ...around(8, 96, -90).map(([x, y], i) => {
        const [side] = around(1, 42, -90 + i * 45 + 22.5);
        return { d: polygon([0, 0], [x, y], side ?? [0, 0]), fill: "deep" as const, opacity: 0.55 };
      }),
      { d: many(...around(8, 96, -90).map(([x, y]) => line([0, 0], [x, y]))), line: "light", width: 3 },
      { d: regular(8, 24, -90), fill: "light", opacity: 0.7 },
    ],
  },
  /** Rondo: rings within rings, three moons going round. */
  R: {
    tones: ["#c4302f", "#f6d6b8", "#5e0f18", "#ffc24b"],
    behind: [{ d: circle(0, 0, 82), line: "light", width: 4, opacity: 0.8 }],
    body: circle(0, 0, 56),
    pattern: [
      { d: circle(0, 0, 45), line: "light", width: 9 },
      { d: circle(0, 0, 28), line: "deep", width: 8 },
      { d: circle(0, 0, 14), fill: "light" },
    ],
    front: [{ d: many(...around(3, 82, -60).map(([x, y]) => circle(x, y, 14))), fill: "accent" }],
  },
};
