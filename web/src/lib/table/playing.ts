/** In the middle of a game with one press: a small table, AI players on the other seats. */
import type { GameEntry, SetupChoice, Start } from "../../games/game";
import type { Occupant } from "../../generated/wire";
import { createTable } from "./api";
import { myNameOrAny } from "../page/me";
import { router } from "../page/router.svelte";
import { hold } from "./seats/seats";

export function playNow(game: GameEntry, { setup }: Start): Promise<void> {
  const [strength = ""] = game.strengths;
  return startTable(
    game,
    setup,
    Array.from({ length: setup.seats - 1 }, () => ({ kind: "ai", strength })),
  );
}

/** The first seat is one's own. */
export async function startTable(game: GameEntry, setup: SetupChoice, others: readonly Occupant[]): Promise<void> {
  const seated = await createTable({
    game: game.id,
    setup,
    name: myNameOrAny(),
    seats: [{ kind: "me" }, ...others],
    start: true,
  });
  hold(seated.table, seated.token);
  router.go(`/t/${seated.table}`);
}
