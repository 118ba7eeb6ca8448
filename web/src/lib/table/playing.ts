/** In the middle of a game with one press: a small table, AI players on the other seats. */
import type { GameEntry, SetupChoice, Start } from "../../games/game";
import type { Occupant, StrangerTable } from "../../generated/wire";
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
export function startTable(game: GameEntry, setup: SetupChoice, others: readonly Occupant[]): Promise<void> {
  return sitDown(game.id, setup, [{ kind: "me" }, ...others]);
}

/** Alone with a stranger, on the seat that has the wanted role. */
export function meetStranger(game: string, { setup, seat }: StrangerTable, strength: string): Promise<void> {
  const others: Occupant = { kind: "ai", strength };
  return sitDown(game, setup as object, seat === 0 ? [{ kind: "me" }, others] : [others, { kind: "me" }]);
}

async function sitDown(game: string, setup: object, seats: Occupant[]): Promise<void> {
  const seated = await createTable({ game, setup, name: myNameOrAny(), seats, start: true });
  hold(seated.table, seated.token);
  router.go(`/t/${seated.table}`);
}
