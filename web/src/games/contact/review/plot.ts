/** Scales for the timing plot. */
export interface Scale {
  ticks: number[];
  at: (value: number) => number;
}

/** A scale from 0 to at least `most` in round steps, laid out between two pixels. */
export function scale(most: number, from: number, to: number, steps = 5): Scale {
  const step = roundStep(most / steps);
  const top = Math.max(step, Math.ceil(most / step - 1e-9) * step);
  const count = Math.round(top / step);
  return {
    ticks: Array.from({ length: count + 1 }, (_, i) => Math.round(i * step * 1e6) / 1e6),
    at: (value) => from + ((to - from) * value) / top,
  };
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1e-9)));
  return ([1, 2, 2.5, 5, 10].find((part) => part * power >= rough - 1e-12) ?? 10) * power;
}
