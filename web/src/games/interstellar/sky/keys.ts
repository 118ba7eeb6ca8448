/** What keys do in the sky. */

/** Drawings are pressed as buttons are. */
export function pressByKey(event: KeyboardEvent): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

/** Planets stand in a row from the Sun outwards. */
export function planetByKey(key: string, planets: readonly string[], from: string): string | undefined {
  const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key];
  if (by !== undefined) return planets[(planets.indexOf(from) + by + planets.length) % planets.length];
  if (key === "Home") return planets[0];
  return key === "End" ? planets.at(-1) : undefined;
}

export interface Cell {
  orbit: number;
  quadrant: number;
}

/** Up and down lead from orbit to orbit, left and right around the Sun; left is against the clock. */
export function cellByKey(
  key: string,
  { orbit, quadrant }: Cell,
  size: { orbits: number; quadrants: number },
): Cell | undefined {
  const around = (by: number): Cell => ({ orbit, quadrant: (quadrant + by + size.quadrants) % size.quadrants });
  const across = (by: number): Cell => ({ orbit: Math.min(Math.max(orbit + by, 1), size.orbits), quadrant });
  switch (key) {
    case "ArrowLeft":
      return around(1);
    case "ArrowRight":
      return around(-1);
    case "ArrowUp":
      return across(1);
    case "ArrowDown":
      return across(-1);
    default:
      return undefined;
  }
}
