/** Asks somebody who waits for the same game, or begins to wait at a table of one's own. */
import type { GameEntry } from "../../games/game";
import { router } from "../../lib/page/router.svelte";
import { seekPartner } from "../../lib/table/api";
import { blockedGuests, guestSecret } from "../../lib/table/meeting/guest";
import { noteKnock, notAgain } from "../../lib/table/meeting/knocks";
import { hold } from "../../lib/table/seats/seats";

export async function findPartner(game: GameEntry, language: string, name: string): Promise<void> {
  const [strength = ""] = game.strengths;
  const setup = { ...game.firstSetup, ...game.starts.find(({ setup: { seats } }) => seats > 1)?.setup };
  const seated = await seekPartner({
    game: game.id,
    setup,
    name,
    seats: [{ kind: "me" }, ...Array.from({ length: setup.seats - 1 }, () => ({ kind: "ai", strength }) as const)],
    language,
    guest: guestSecret(),
    blocked: blockedGuests(),
    but: notAgain(),
  });
  if (seated.seat === null) noteKnock(seated.table, seated.token);
  else hold(seated.table, seated.token);
  router.go(`/t/${seated.table}`);
}
