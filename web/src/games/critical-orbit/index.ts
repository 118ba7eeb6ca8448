import "./colours.css";
import { stepFrom } from "../advice";
import type { Declared, Start } from "../game";
import { message } from "../../lib/words/message";
import Cover from "./Cover.svelte";
import { BY_HARDNESS, crewAround, jobsOf } from "./setup/jobs";

type StartId = "mercury" | "houston" | "bengaluru" | "cologne" | "mission";
type RoleId = "mercury" | "houston" | "bengaluru" | "cologne";

const DIFFICULTIES = ["easy", "normal", "hard"] as const;

export default {
  id: "critical_orbit",
  Cover,
  firstSetup: { seats: 4 },
  roles: jobsOf,
  level: ({ difficulty = "normal" }) => message(`level-critical-orbit-${difficulty as string}`),
  starts: BY_HARDNESS.flatMap((role): Start<StartId, RoleId>[] => [
    { id: role, role, setup: { seats: 4, ...crewAround(role), difficulty: "easy", clock: "untimed" } },
    { id: "mission", role, setup: { seats: 4, ...crewAround(role) } },
  ]),
  advise: (results) => {
    const found = stepFrom(results, DIFFICULTIES, ({ difficulty }) => difficulty as (typeof DIFFICULTIES)[number]);
    return found && { step: found.step, setup: { difficulty: found.value } };
  },
} satisfies Declared<StartId, RoleId>;
