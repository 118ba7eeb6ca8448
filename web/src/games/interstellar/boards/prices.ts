/** What a cube costs at the Market, for showing it (HV-10). */
import type { Market } from "../../../generated/interstellar";

export type Deal = "sell" | "buy";
const CHEAPEST = 1;

/** `shift`: how much better a token makes it (L33). */
export function priceFor(market: Market, deal: Deal, level: number, shift = 0): number {
  return deal === "sell" ? (market.sell[level] ?? 0) + shift : Math.max((market.buy[level] ?? 0) - shift, CHEAPEST);
}
