/** A table of which nothing is known yet. */
import type { TableInfo } from "../../generated/wire";

export const UNKNOWN: TableInfo = {
  id: "",
  game: "",
  setup: {},
  content: "",
  phase: "gathering",
  chairs: [],
  spectators: 0,
  created: 0,
  ended: null,
  rematch: null,
  tidied_at: null,
  notice: null,
  one_device: false,
  watching: { kind: "open" },
  proposal: null,
  standstill: null,
  advice: false,
  voice: "none",
  origin: null,
  listed: "no",
  knock: null,
  days: 0,
  shared: false,
};
