import "./colours.css";
import type { Review } from "../../generated/space-puzzle";
import type { Declared } from "../game";
import { message } from "../../lib/words/message";
import Cover from "./Cover.svelte";
import { pageAfter } from "./setup/stars";

type StartId = "astronaut" | "ai";
type RoleId = "ai";

const LAST_PAGE = "S50";

export default {
  id: "space_puzzle",
  Cover,
  firstSetup: { seats: 3, scenario: "S01" },
  roles: (setup, seat) => (setup.first_ai === seat ? ["ai"] : []),
  level: ({ scenario }) =>
    typeof scenario === "string" ? message("level-space-puzzle", { scenario }) : message("level-space-puzzle-own"),
  starts: [
    { id: "astronaut", setup: { seats: 2, scenario: "S01", first_ai: 1 } },
    { id: "ai", setup: { seats: 2, scenario: "S01", first_ai: 0 } },
  ],
  advise: (results) => {
    const scenario = pageAfter(results);
    return scenario !== null && scenario <= LAST_PAGE ? { step: "next", setup: { scenario } } : null;
  },
  dialects: (review) => (review as Review).scenarios.at(-1)?.dialects ?? [],
  fleeting: ["revealed"],
} satisfies Declared<StartId, RoleId>;
