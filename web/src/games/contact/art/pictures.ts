/** The reverse sides of the certificates: one night scene each, 420 by 297. */
import { around, circle, ellipse, line, many, polygon } from "./paths";

export interface Stroke {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
  opacity?: number;
}

const sky = (top: string, bottom: string): Stroke[] =>
  Array.from({ length: 33 }, (_, i) => ({
    d: `M0 ${i * 9}H420V${i * 9 + 10}H0Z`,
    fill: mix(top, bottom, i / 32),
  }));

function mix(one: string, other: string, share: number): string {
  const parts = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const [a, b] = [parts(one), parts(other)];
  const mixed = a.map((value, i) => Math.round(value + ((b[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const stars = (count: number, seed: number, below = 200): Stroke => ({
  d: many(
    ...Array.from({ length: count }, (_, i) =>
      circle(
        ((i + seed) * 0.754877666 * 420) % 420,
        ((i + seed) * 0.569840291 * below) % below,
        0.5 + ((i * 7) % 5) * 0.28,
      ),
    ),
  ),
  fill: "#fff7e0",
  opacity: 0.85,
});

const glow = (x: number, y: number, r: number, colour: string): Stroke[] =>
  [1, 0.72, 0.46, 0.24].map((part, i) => ({ d: circle(x, y, r * part), fill: colour, opacity: 0.13 + i * 0.13 }));

export const pictures: Record<string, Stroke[]> = {
  /** Two hills, two mirrors, one light that goes both ways. */
  "first-contact": [
    ...sky("#0a0e2a", "#4a2a5c"),
    stars(90, 3),
    { d: line([92, 196], [210, 90], [328, 196]), line: "#ffd98f", width: 5, opacity: 0.9 },
    ...glow(210, 88, 60, "#ffe9b0"),
    ...around(8, 46, 22).map(([x, y]) => ({
      d: line([210 + x * 0.6, 88 + y * 0.6], [210 + x, 88 + y]),
      line: "#fff1cc",
      width: 2,
    })),
    { d: "M0 297V232C50 196 110 192 170 236C200 258 220 262 250 240C310 196 370 196 420 228V297Z", fill: "#140d24" },
    { d: many(circle(92, 190, 9), circle(328, 190, 9)), fill: "#fff3cf" },
    {
      d: many(
        line([92, 199], [84, 222]),
        line([92, 199], [100, 222]),
        line([328, 199], [320, 222]),
        line([328, 199], [336, 222]),
      ),
      line: "#d9bd85",
      width: 3,
    },
    {
      d: many(ellipse(72, 206, 5, 6), "M66 232Q72 204 78 232Z", ellipse(348, 206, 5, 6), "M342 232Q348 204 354 232Z"),
      fill: "#2c1d45",
    },
  ],
  /** A lighthouse on a moon, its beam without a blur. */
  "clear-signal": [
    ...sky("#06122b", "#12466a"),
    stars(80, 11, 260),
    { d: polygon([150, 96], [420, 30], [420, 92], [150, 108]), fill: "#fff0b8", opacity: 0.55 },
    { d: polygon([150, 100], [420, 50], [420, 72], [150, 104]), fill: "#fff8dc", opacity: 0.85 },
    { d: circle(130, 420, 200), fill: "#c9d2e6" },
    { d: many(ellipse(70, 250, 22, 8), ellipse(190, 262, 30, 10), ellipse(128, 284, 16, 6)), fill: "#98a6c4" },
    { d: polygon([112, 226], [120, 112], [140, 112], [148, 226]), fill: "#f6f2ea" },
    {
      d: many(
        polygon([117, 150], [143, 150], [145, 172], [115, 172]),
        polygon([114, 194], [146, 194], [148, 216], [112, 216]),
      ),
      fill: "#c4413a",
    },
    { d: polygon([116, 112], [144, 112], [140, 94], [120, 94]), fill: "#ffe08a" },
    { d: polygon([114, 94], [146, 94], [130, 78]), fill: "#2b3350" },
    ...glow(130, 102, 34, "#fff2c0"),
  ],
  /** A great dish, full of waves. */
  "strong-signal": [
    ...sky("#150b2e", "#6a2f4a"),
    stars(70, 23),
    ...[34, 58, 82, 106, 130].map((r, i) => ({
      d: `M${262 - r * 0.25} ${104 - r * 0.97}A${r} ${r} 0 0 1 ${262 + r * 0.97} ${104 + r * 0.25}`,
      line: "#ffcf7a",
      width: 4 - i * 0.4,
      opacity: 0.9 - i * 0.15,
    })),
    { d: "M0 297V250C90 226 140 250 220 244S360 222 420 246V297Z", fill: "#1b0e22" },
    { d: polygon([172, 250], [196, 168], [212, 168], [236, 250]), fill: "#3f4566" },
    { d: "M140 78C120 150 170 214 248 214C262 214 276 210 286 204Z", fill: "#dfe4f2" },
    { d: "M140 78C190 96 262 160 286 204C262 190 180 130 140 78Z", fill: "#9aa4c4" },
    { d: line([200, 150], [262, 104]), line: "#dfe4f2", width: 4 },
    { d: circle(262, 104, 7), fill: "#ffcf7a" },
  ],
  /** A bridge of lights from world to world. */
  "stable-link": [
    ...sky("#071a22", "#0f4a48"),
    stars(80, 37, 240),
    { d: circle(40, 250, 92), fill: "#d9602a" },
    { d: "M-20 224C20 210 70 238 126 216M-40 262C20 246 60 280 130 258", line: "#7a2810", width: 8 },
    { d: circle(384, 210, 74), fill: "#8cc9ef" },
    {
      d: "M316 194C344 178 372 206 400 190S440 200 452 190M314 224C350 210 380 236 450 218",
      line: "#3f7ba8",
      width: 7,
    },
    { d: "M112 196C180 70 260 60 330 160", line: "#ffe9b8", width: 2, opacity: 0.7 },
    {
      d: many(
        ...Array.from({ length: 11 }, (_, i) => {
          const u = i / 10;
          const w = 1 - u;
          return circle(
            112 * w ** 3 + 540 * w * w * u + 780 * w * u * u + 330 * u ** 3,
            196 * w ** 3 + 210 * w * w * u + 180 * w * u * u + 160 * u ** 3,
            i % 2 ? 3.4 : 5.4,
          );
        }),
      ),
      fill: "#ffe08a",
    },
  ],
  /** One small rocket, and the crumbs of its way. */
  "weak-link": [
    ...sky("#0b0f24", "#26335e"),
    stars(60, 51, 290),
    {
      d: many(
        ...Array.from({ length: 16 }, (_, i) =>
          circle(30 + i * 15, 262 - i * 7 - Math.sin(i * 0.9) * 16, 2.6 - i * 0.05),
        ),
      ),
      fill: "#ffd27a",
      opacity: 0.75,
    },
    { d: "M296 120C306 92 330 74 354 70C352 94 336 120 310 134Z", fill: "#f4f1ea" },
    {
      d: many(
        "M296 120L278 124L292 106Z",
        "M310 134L308 152L324 136Z",
        "M338 76C346 72 350 71 354 70C353 75 352 80 349 87Z",
      ),
      fill: "#f0963a",
    },
    { d: circle(328, 98, 7), fill: "#7fc4f0" },
    { d: "M298 130L276 152L302 138Z", fill: "#ffd98f" },
    { d: circle(386, 30, 22), fill: "#7d52d6", opacity: 0.8 },
    { d: ellipse(386, 30, 38, 9, -18), line: "#c3aaf8", width: 3 },
  ],
  /** Still water, and rings from a single drop of light. */
  "faint-echo": [
    ...sky("#04060f", "#16233f"),
    stars(50, 67, 150),
    { d: "M0 160H420V297H0Z", fill: "#0a1426" },
    { d: "M0 160C60 138 90 150 130 142C190 130 250 156 300 144C340 134 380 150 420 140V160Z", fill: "#050a16" },
    ...[20, 48, 84, 128, 178].map((rx, i) => ({
      d: ellipse(210, 226, rx, rx * 0.2),
      line: "#9fc3ff",
      width: 2,
      opacity: 0.85 - i * 0.16,
    })),
    ...glow(210, 222, 22, "#ffe9b0"),
    { d: line([210, 200], [210, 120]), line: "#ffe9b0", width: 1.4, opacity: 0.5 },
    ...glow(210, 104, 16, "#ffe9b0"),
  ],
};
