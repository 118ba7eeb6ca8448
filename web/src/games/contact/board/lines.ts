/** Straight flights between chips, drawn from edge to edge. */
import type { Layout } from "../../../generated/contact";

export type LineKind = "route" | "option" | "blocked" | "meant" | "ideal" | "thought";

export interface Line {
  from: string;
  to: string;
  kind: LineKind;
}

export interface Drawn extends Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export function routeLines(start: string, stops: readonly string[], kind: LineKind): Line[] {
  return stops.map((to, index) => ({ from: stops[index - 1] ?? start, to, kind }));
}

export function drawLine(layout: Layout, line: Line, gap = 14): Drawn | null {
  const from = layout.chips.find((chip) => chip.id === line.from);
  const to = layout.chips.find((chip) => chip.id === line.to);
  if (!from || !to) return null;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const off = Math.min(layout.radius + gap, length / 2 - 1);
  return { ...line, x1: from.x + ux * off, y1: from.y + uy * off, x2: to.x - ux * off, y2: to.y - uy * off };
}
