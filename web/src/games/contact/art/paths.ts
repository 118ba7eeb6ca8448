/** Small words for drawing: each returns the `d` of an SVG path around the origin. */

const n = (value: number): string => String(Math.round(value * 10) / 10);

const at = (radius: number, degrees: number): [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};

export function circle(x: number, y: number, r: number): string {
  return ellipse(x, y, r, r);
}

export function ellipse(x: number, y: number, rx: number, ry: number, tilt = 0): string {
  const [dx, dy] = at(rx, tilt);
  const arc = `A${n(rx)} ${n(ry)} ${tilt} 0 1`;
  return `M${n(x - dx)} ${n(y - dy)}${arc} ${n(x + dx)} ${n(y + dy)}${arc} ${n(x - dx)} ${n(y - dy)}Z`;
}

export function polygon(...points: [number, number][]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
}

export function line(...points: [number, number][]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`;
}

export function regular(corners: number, r: number, turn = 0): string {
  return polygon(...around(corners, r, turn));
}

/** A star whose points alternate between two radii. */
export function star(points: number, outer: number, inner: number, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => at(i % 2 ? inner : outer, turn + (i * 180) / points));
  return polygon(...corners);
}

/** Spots on a circle. */
export function around(count: number, r: number, turn = 0): [number, number][] {
  return Array.from({ length: count }, (_, i) => at(r, turn + (i * 360) / count));
}

/** A closed, smooth outline through radii given at equal angles: coasts, clouds, rocks. */
export function blob(radii: number[], turn = 0): string {
  const points = radii.map((r, i) => at(r, turn + (i * 360) / radii.length));
  const get = (i: number): [number, number] => points[(i + points.length) % points.length] as [number, number];
  const curves = points.map((_, i) => {
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const first = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    return `C${[...first, ...second, ...c].map(n).join(" ")}`;
  });
  return `M${get(0).map(n).join(" ")}${curves.join("")}Z`;
}

/** A wave from left to right at height y. */
export function wave(y: number, height: number, from = -100, to = 100, waves = 3): string {
  const step = (to - from) / (waves * 2);
  let d = `M${n(from)} ${n(y)}`;
  for (let i = 0; i < waves * 2; i++) {
    d += `q${n(step / 2)} ${n(i % 2 ? height : -height)} ${n(step)} 0`;
  }
  return d;
}

/** An arc of a circle around the origin, drawn as an open line. */
export function arc(r: number, from: number, to: number): string {
  const [x1, y1] = at(r, from);
  const [x2, y2] = at(r, to);
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${n(x1)} ${n(y1)}A${n(r)} ${n(r)} 0 ${large} ${to > from ? 1 : 0} ${n(x2)} ${n(y2)}`;
}

/** A spiral arm from an inner to an outer radius. */
export function spiral(inner: number, outer: number, from: number, sweep: number, steps = 14): string {
  const points = Array.from({ length: steps + 1 }, (_, i) =>
    at(inner + ((outer - inner) * i) / steps, from + (sweep * i) / steps),
  );
  return line(...points);
}

/** Many outlines as one. */
export function many(...paths: string[]): string {
  return paths.join("");
}
