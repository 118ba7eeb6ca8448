/** A small sky as the server tells of it, for tests. */
import type { Corporation, Printed, Site, View } from "../terms";

const corporation = (explorer: string, sites: Record<string, Site> = {}): Corporation =>
  ({
    explorer,
    sites,
    cargo: { cubes: [0, 0, 0, 0, 0], bases: 0, buildings: {} },
    wormhole: null,
  }) as unknown as Corporation;

export const site: Site = {
  ...{
    token: "G5/1",
    deposit: [0, 0, 4, 1, 0],
    level: 2,
    storage: [1, 0, 2, 0, 0],
    buildings: { drill: 1 },
    deeper: ["R2"],
  },
};

export const printed = {
  planets: [
    { id: "mercury", orbit: 1, gravity: 1, moves: 3, every: 1 },
    { id: "venus", orbit: 2, gravity: 2, moves: 2, every: 1 },
    { id: "earth", orbit: 3, gravity: 2, moves: 1, every: 1 },
    { id: "mars", orbit: 4, gravity: 1, moves: 1, every: 2 },
  ],
  quadrants: 4,
  belt_after: 2,
  ship: { cargo: 5, storage: 6, deposit: 8, buildings_on_planet: 3 },
} as unknown as Printed;

/** Seen by the second of two players; both have a Base on Mars. */
export const view = {
  me: 1,
  setup: { seats: 2 },
  round: 3,
  mover: 0,
  step: null,
  corporations: [corporation("earth", { mars: site }), corporation("mars", { mars: site })],
  quadrants: { mercury: 0, venus: 1, earth: 2, mars: 3 },
  lost: [],
  spiral: 5,
  stacks: { mercury: 4, venus: 4, mars: 2 },
  hall: null,
  facts: {
    mats: [{ aboard: 0 }, { aboard: 0 }],
    planet_moves: { mercury: { round: 3, quadrant: 3 }, mars: { round: 4, quadrant: 0 } },
    sun_limits: { mercury: 18, venus: 32, earth: 48 },
    next_lost: "mercury",
  },
} as unknown as View;
