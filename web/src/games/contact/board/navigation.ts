/** Moving the focus over the table with the keyboard. */
import type { Chip } from "../../../generated/contact";

export type Direction = "up" | "down" | "left" | "right";

export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

export function directionOf(key: string): Direction | undefined {
  return ARROWS[key];
}

/** The nearest chip within the quarter of the table that lies in that direction. */
export function neighbour(chips: readonly Chip[], from: string, direction: Direction): string | undefined {
  const here = chips.find((chip) => chip.id === from);
  if (!here) return undefined;
  let best: { id: string; cost: number } | undefined;
  for (const chip of chips) {
    const { ahead, aside } = seen(chip.x - here.x, chip.y - here.y, direction);
    const cost = ahead + Math.abs(aside);
    if (ahead > 0 && ahead >= Math.abs(aside) && (!best || cost < best.cost)) best = { id: chip.id, cost };
  }
  return best?.id;
}

function seen(dx: number, dy: number, direction: Direction): { ahead: number; aside: number } {
  switch (direction) {
    case "up":
      return { ahead: -dy, aside: dx };
    case "down":
      return { ahead: dy, aside: dx };
    case "left":
      return { ahead: -dx, aside: dy };
    case "right":
      return { ahead: dx, aside: dy };
  }
}

/** A typed letter means its planet, a digit its asteroid, 0 the Earth. */
export function chipForKey(chips: readonly Chip[], key: string): string | undefined {
  const id = key === "0" ? "earth" : /^[1-5]$/.test(key) ? `asteroid-${key}` : key.toUpperCase();
  return chips.find((chip) => chip.id === id)?.id;
}
