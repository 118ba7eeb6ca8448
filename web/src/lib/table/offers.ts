/** Reading offers: what a seat may do, as the server sends it. */
import type { Offer } from "../../generated/wire";

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

/** Every action that offers of single values allow. */
export function everyAction(offers: readonly Offer[]): object[] {
  return offers.flatMap((offer) =>
    Object.entries(offer.fields ?? {}).reduce<object[]>(
      (some, [name, field]) => some.flatMap((one) => valuesOf(field).map((value) => ({ ...one, [name]: value }))),
      [{ type: offer.action }],
    ),
  );
}

/** The single values a field may take. */
export function valuesOf(field: NonNullable<Offer["fields"]>[string] | undefined): Value[] {
  if (field?.type === "fixed") return [field.value];
  return field?.type === "choice" ? field.options : [];
}
