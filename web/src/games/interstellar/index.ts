import "./colours.css";
import type { Declared } from "../game";
import { stepFrom } from "../advice";
import { message } from "../../lib/words/message";
import Cover from "./Cover.svelte";
import { HALL_LEVELS, type HallLevel } from "./setup/variants";

type StartId = "hall" | "rival";

export default {
  id: "interstellar",
  Cover,
  firstSetup: { seats: 2 },
  coachInside: true,
  grows: true,
  level: ({ seats }) => (seats === 1 ? message("level-interstellar-hall") : message("level-interstellar", { seats })),
  starts: [
    { id: "hall", setup: { seats: 1, hall: "introduction" } },
    { id: "rival", setup: { seats: 2 } },
  ],
  advise: (results) => {
    const alone = results.filter(({ setup }) => setup.seats === 1);
    const found = stepFrom(alone, HALL_LEVELS, ({ hall }) => hall as HallLevel);
    return found && { step: found.step, setup: { seats: 1, hall: found.value } };
  },
} satisfies Declared<StartId, never>;
