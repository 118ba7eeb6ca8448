/** Which AI seats a game waits for, as far as a viewer is told. */
import type { Message, Prompt } from "../../../generated/wire";
import type { TableStore } from "../table.svelte";

type Seen = Pick<TableStore, "table" | "prompt" | "seats">;

/** Those that what is asked names; where it names nobody and only AI seats are left to wait for, all of them. */
export function thinkingSeats({ table, prompt, seats }: Seen): number[] {
  if (table.phase !== "playing" || !prompt || table.standstill?.stopped) return [];
  if ((prompt.offers ?? []).some((offer) => !offer.aside)) return [];
  const others = table.chairs.filter(({ seat }) => !seats.includes(seat));
  const ai = others.filter(({ kind }) => kind === "ai").map(({ seat }) => seat);
  const named = namedSeats(prompt);
  if (named.length > 0) return ai.filter((seat) => named.includes(seat));
  return ai.length === others.length ? ai : [];
}

/** Those that what is asked speaks of. */
export function namedSeats(prompt: Prompt | null): number[] {
  return prompt ? seatsIn(prompt.ask) : [];
}

function seatsIn(message: Message): number[] {
  if (message.id === "seat-name") return [Number(message.args?.seat)];
  return Object.values(message.args ?? {}).flatMap((value) => {
    if (Array.isArray(value)) return value.flatMap(seatsIn);
    return typeof value === "object" ? seatsIn(value) : [];
  });
}
