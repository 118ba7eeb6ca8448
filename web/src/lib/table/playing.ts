/** In the middle of a game with one press: a small table, AI players on the other seats. */
import type { GameEntry, Start } from "../../games/game";
import { createTable } from "./api";
import { myNameOrAny } from "../page/me";
import { router } from "../page/router.svelte";
import { hold } from "./seats/seats";

export async function playNow(game: GameEntry, { setup }: Start): Promise<void> {
  const [strength = ""] = game.strengths;
  const others = Array.from({ length: setup.seats - 1 }, () => ({ kind: "ai" as const, strength }));
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
