/** Where on a phone each thing lies, and where there is something to do. */
import type { Kind } from "../bridge.svelte";
import type { Action } from "../terms";

export const PANES = ["sky", "ship", "earth", "journey", "mat", "others"] as const;
export type Pane = (typeof PANES)[number];

const PLACES: Partial<Record<Kind, Pane>> = {
  play: "mat",
  repeat: "mat",
  research: "mat",
  fly: "sky",
  "put-wormhole": "sky",
  "produce-on": "sky",
  build: "ship",
  send: "earth",
  rise: "earth",
  sell: "earth",
  buy: "earth",
  save: "earth",
  "save-family": "earth",
  advance: "journey",
  "take-step": "journey",
  "take-extra": "others",
};

/** The panes with something to do. */
export function busyPanes(actions: readonly Action[]): Pane[] {
  const busy = new Set(actions.map(({ type }) => PLACES[type]));
  return PANES.filter((pane) => busy.has(pane));
}
