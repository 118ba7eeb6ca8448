/** Reading offers: what a seat may do, as the server says it. */
import type { Offer } from "../generated/wire";

export type Value = string | number | boolean;

/** The value of a field that leaves no choice. */
export function fixed(offer: Offer, name: string): Value | undefined {
  const field = offer.fields?.[name];
  return field?.type === "fixed" ? field.value : undefined;
}

export function choices(offer: Offer | undefined, name: string): Value[] {
  const field = offer?.fields?.[name];
  return field?.type === "choice" ? field.options : [];
}
