import "./colours.css";
import { stepFrom } from "../advice";
import type { Review } from "../../generated/contact";
import type { Declared } from "../game";
import { lengthOf } from "./signal/edges";
import { arrivedIn } from "./signal/arrived";
import { message } from "../../lib/words/message";
import Cover from "./Cover.svelte";

type StartId = "contact";
type RoleId = "source";

/** A pause after a signal before a replay goes on. */
const AFTERWARDS_MS = 1_500;

export default {
  id: "contact",
  Cover,
  firstSetup: { seats: 2, level: 2, table: "any" },
  roles: (setup, seat) => (setup.first_source === seat ? ["source"] : []),
  heard: true,
  lasts: ({ events }) => {
    const sent = arrivedIn(events);
    return sent ? lengthOf(sent) + AFTERWARDS_MS : 0;
  },
  advise: (results) => {
    const found = stepFrom(results, [1, 2, 3, 4, 5, 6], ({ level }) => level as number);
    return found && { step: found.step, setup: { level: found.value } };
  },
  dialects: (review) => (review as Review).dialects ?? [],
  level: ({ mode, level }) =>
    mode === "professional" ? message("level-contact-pro") : message("level-contact", { level: level as number }),
  starts: [{ id: "contact", setup: { seats: 2, level: 2, table: "any" } }],
} satisfies Declared<StartId, RoleId>;
