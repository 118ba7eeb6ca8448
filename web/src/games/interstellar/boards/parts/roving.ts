/** Arrow keys travel between the spots of a board; one of them takes part in the tab order. */
const SPOT = "[data-spot]";

/** Where something is: its middle. */
export interface Point {
  x: number;
  y: number;
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Straight ahead counts more than near. */
const ASIDE = 3;

/** Which of the others an arrow key leads to; -1: none lies that way. */
export function neighbour(from: Point, others: readonly Point[], key: string): number {
  const way = WAYS[key];
  if (!way) return -1;
  let [best, least] = [-1, Infinity];
  others.forEach((other, index) => {
    const [dx, dy] = [other.x - from.x, other.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const cost = ahead + ASIDE * Math.abs(dx * way.y + dy * way.x);
    if (ahead > 1 && cost < least) [best, least] = [index, cost];
  });
  return best;
}

type Spot = HTMLElement | SVGElement;

function middle(spot: Spot): Point {
  const { left, top, width, height } = spot.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** For `{@attach roving}`. */
export function roving(board: HTMLElement): () => void {
  const spots = (): Spot[] => [...board.querySelectorAll<Spot>(SPOT)];

  function settle(): void {
    const all = spots();
    const held = all.find((spot) => spot === document.activeElement);
    const first = held ?? all.find((spot) => spot.getAttribute("aria-disabled") !== "true") ?? all[0];
    for (const spot of all) spot.setAttribute("tabindex", spot === first ? "0" : "-1");
  }

  function travel(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || !(event.key in WAYS)) return;
    const all = spots();
    const from = all.find((spot) => spot === event.target);
    if (!from) return;
    event.preventDefault();
    all[neighbour(middle(from), all.map(middle), event.key)]?.focus();
  }

  const watch = new MutationObserver(settle);
  watch.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-disabled"] });
  board.addEventListener("focusin", settle);
  board.addEventListener("keydown", travel);
  settle();
  return () => {
    watch.disconnect();
    board.removeEventListener("focusin", settle);
    board.removeEventListener("keydown", travel);
  };
}
