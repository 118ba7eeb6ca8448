import type { Declared } from "../game";
import Cover from "./Cover.svelte";

type StartId = "astronaut" | "ai";
type RoleId = "ai";

export default {
  id: "space_puzzle",
  Cover,
  firstSetup: { seats: 3, scenario: "S01" },
  roles: (setup, seat) => (setup.first_ai === seat ? ["ai"] : []),
  starts: [
    { id: "astronaut", setup: { seats: 2, scenario: "S01", first_ai: 1 } },
    { id: "ai", setup: { seats: 2, scenario: "S01", first_ai: 0 } },
  ],
  fleeting: ["revealed"],
} satisfies Declared<StartId, RoleId>;
