/** What games and their AI seats are called; those that nobody has put into words go by their plain names. */
import { spelled } from "../commands/plain";
import { hyphened, wordsFor } from "./i18n.svelte";

export function gameName(game: string): string {
  return wordsFor(`game-${hyphened(game)}`) ?? spelled(game);
}

/** What the game is about, in one or two sentences. */
export function gameLead(game: string): string {
  return wordsFor(`home-${hyphened(game)}`) ?? "";
}

/** For how many and how long it is. */
export function gameFacts(game: string): string {
  return wordsFor(`home-${hyphened(game)}`, "facts") ?? "";
}

export function strengthName(strength: string): string {
  return wordsFor(`strength-${strength}`) ?? spelled(strength);
}
