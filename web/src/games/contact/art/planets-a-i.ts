import type { Drawing } from "./drawing";
import { arc, around, blob, circle, ellipse, line, many, polygon, spiral, wave } from "./paths";

export const planetsAtoI: Record<string, Drawing> = {
  /** Atoll: a reef in the middle of a calm sea, a wreath of islets around it. */
  A: {
    tones: ["#1aa39c", "#8ff0df", "#0b5a64", "#f6e6b4"],
    behind: [{ d: many(...around(10, 84, 18).map(([x, y], i) => circle(x, y, i % 2 ? 7 : 10))), fill: "accent" }],
    body: circle(0, 0, 66),
    pattern: [
      { d: circle(0, 0, 52), line: "light", width: 5, opacity: 0.6 },
      { d: blob([38, 33, 40, 34, 41, 35, 37, 32]), line: "accent", width: 10 },
      { d: circle(0, 0, 20), fill: "light", opacity: 0.5 },
    ],
  },
  /** Breeze: pale bands that blow off to one side. */
  B: {
    tones: ["#8cc9ef", "#e9f8ff", "#3f7ba8", "#ffffff"],
    behind: [
      { d: "M10 -58C60 -66 78 -50 96 -62", line: "light", width: 8 },
      { d: "M20 -20C66 -30 80 -12 99 -22", line: "base", width: 12 },
      { d: "M20 22C64 12 76 32 97 20", line: "light", width: 8 },
      { d: "M6 58C46 52 66 68 90 56", line: "base", width: 10 },
    ],
    body: circle(-14, 0, 68),
    pattern: [
      { d: wave(-36, 16, -90, 70), line: "accent", width: 10, opacity: 0.8 },
      { d: wave(-8, 16, -90, 70), line: "deep", width: 7, opacity: 0.7 },
      { d: wave(20, 16, -90, 70), line: "accent", width: 10, opacity: 0.8 },
      { d: wave(46, 12, -90, 70), line: "deep", width: 7, opacity: 0.6 },
    ],
  },
  /** Canyon: split from pole to belly. */
  C: {
    tones: ["#d9602a", "#f8a662", "#7a2810", "#2b0d06"],
    body: "M-9 -81A80 80 0 1 0 26 -77L14 -54L28 -38L8 -18L18 2L2 24L-2 6L-12 -12L-2 -34L-16 -50Z",
    pattern: [
      { d: "M-90 -34C-50 -24 -30 -44 -10 -30", line: "deep", width: 7 },
      { d: "M-90 10C-56 22 -40 2 -14 12", line: "light", width: 6 },
      { d: "M-80 48C-40 34 10 62 70 40", line: "deep", width: 8 },
      { d: "M22 -20C50 -32 64 -14 92 -22", line: "light", width: 6 },
      { d: "M20 12C46 6 60 22 90 10", line: "deep", width: 7 },
    ],
  },
  /** Dolmen: a square world of standing stones. */
  D: {
    tones: ["#8a95b5", "#dfe3f2", "#3d6046", "#d9b98a"],
    body: "M-52 -70H52Q70 -70 70 -52V52Q70 70 52 70H-52Q-70 70 -70 52V-52Q-70 -70 -52 -70Z",
    pattern: [
      { d: "M-70 44H70V70H-70Z", fill: "deep" },
      { d: "M-52 -46L54 -54L58 -30L-48 -22Z", fill: "light" },
      { d: "M-46 -20H-22L-26 44H-50Z", fill: "accent" },
      { d: "M22 -24H46L50 44H26Z", fill: "accent" },
    ],
  },
  /** Elegy: a crescent with one tear of light. */
  E: {
    tones: ["#7d52d6", "#c3aaf8", "#37216f", "#ffd9f2"],
    body: "M26 -84A86 86 0 1 0 84 34A68 68 0 1 1 26 -84Z",
    pattern: [
      { d: arc(72, 60, 240), line: "light", width: 6, opacity: 0.7 },
      { d: many(circle(-58, 24, 9), circle(-30, 58, 7), circle(-60, -18, 5)), fill: "deep" },
    ],
    front: [{ d: "M58 -62C64 -48 70 -42 70 -33A12 12 0 0 1 46 -33C46 -42 52 -48 58 -62Z", fill: "accent" }],
  },
  /** Fjord: a coast cut by deep inlets. */
  F: {
    tones: ["#2f6bd0", "#8fbaff", "#10336f", "#eef7ff"],
    body: blob([86, 50, 84, 80, 46, 82, 86, 54, 82, 46, 84, 78, 48, 86, 80, 46], 8),
    pattern: [
      { d: blob([60, 32, 56, 50, 26, 54, 58, 30, 52, 26, 56, 50, 28, 58, 52, 28], 8), line: "accent", width: 6 },
      { d: blob([34, 20, 30, 28, 20, 30, 32, 20], 8), fill: "accent", opacity: 0.35 },
    ],
  },
  /** Geyser: three plumes above a yellow crust. */
  G: {
    tones: ["#e0a91b", "#ffe18a", "#865806", "#bfeaff"],
    behind: [
      { d: "M-6 -30C-10 -60 -16 -68 -14 -82A14 14 0 0 1 14 -82C16 -68 10 -60 6 -30Z", fill: "accent" },
      { d: "M-30 -30C-44 -52 -62 -58 -70 -72A12 12 0 0 1 -50 -84C-40 -68 -28 -56 -18 -34Z", fill: "accent" },
      { d: "M30 -30C44 -52 62 -58 70 -72A12 12 0 0 0 50 -84C40 -68 28 -56 18 -34Z", fill: "accent" },
    ],
    body: circle(0, 20, 66),
    pattern: [
      { d: many(ellipse(0, -34, 15, 6), ellipse(-32, -22, 11, 5), ellipse(32, -22, 11, 5)), fill: "deep" },
      { d: many(circle(-34, 24, 12), circle(30, 40, 14), circle(-6, 62, 9)), line: "deep", width: 5 },
      { d: many(circle(-34, 24, 4), circle(30, 40, 5)), fill: "light" },
    ],
  },
  /** Helix: two arms wound around a bright knot. */
  H: {
    tones: ["#9ccb2f", "#e2f59a", "#4d6b0a", "#6a3fb0"],
    behind: [
      { d: spiral(30, 88, 20, 300), line: "base", width: 15 },
      { d: spiral(30, 88, 200, 300), line: "accent", width: 15 },
    ],
    body: circle(0, 0, 44),
    pattern: [
      { d: spiral(2, 44, 20, 420), line: "deep", width: 7 },
      { d: spiral(2, 44, 200, 420), line: "light", width: 7 },
    ],
  },
  /** Igloo: half a world, built of blocks of ice. */
  I: {
    tones: ["#d3ecf8", "#ffffff", "#5d90ae", "#2f9fd6"],
    body: "M-84 50A84 96 0 0 1 84 50Q84 62 72 62H-72Q-84 62 -84 50Z",
    pattern: [
      { d: many(line([-90, 28], [90, 28]), line([-90, -6], [90, -6])), line: "deep", width: 5 },
      { d: many(line([-40, 28], [-44, 62]), line([40, 28], [44, 62]), line([0, 28], [0, -6])), line: "deep", width: 5 },
      {
        d: many(line([-56, 28], [-52, -6]), line([56, 28], [52, -6]), line([-24, -6], [-16, -50])),
        line: "deep",
        width: 5,
      },
      { d: line([26, -6], [18, -50]), line: "deep", width: 5 },
      { d: "M-17 66V44A17 19 0 0 1 17 44V66Z", fill: "accent" },
    ],
    front: [{ d: polygon([-84, 74], [84, 74], [70, 82], [-70, 82]), fill: "accent", opacity: 0.6 }],
  },
};
