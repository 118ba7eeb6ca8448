import { stepFrom } from "../advice";
import type { Declared } from "../game";
import Cover from "./Cover.svelte";

type StartId = "contact";
type RoleId = "source";

export default {
  id: "contact",
  Cover,
  firstSetup: { seats: 2, level: 2, table: "any" },
  roles: (setup, seat) => (setup.first_source === seat ? ["source"] : []),
  heard: true,
  advise: (results) => {
    const found = stepFrom(results, [1, 2, 3, 4, 5, 6], ({ level }) => level as number);
    return found && { step: found.step, setup: { level: found.value } };
  },
  starts: [{ id: "contact", setup: { seats: 2, level: 2, table: "any" } }],
} satisfies Declared<StartId, RoleId>;
