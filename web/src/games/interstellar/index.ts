import type { Declared } from "../game";
import Cover from "./Cover.svelte";

type StartId = "hall" | "rival";

export default {
  id: "interstellar",
  Cover,
  firstSetup: { seats: 2 },
  starts: [
    { id: "hall", setup: { seats: 1, hall: "introduction" } },
    { id: "rival", setup: { seats: 2 } },
  ],
} satisfies Declared<StartId, never>;
