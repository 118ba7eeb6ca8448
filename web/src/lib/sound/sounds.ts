/** What happens at a table is heard: of each piece of news its most telling sound. */
import { audio } from "./audio.svelte";
import { type Breath, breath } from "./breath";
import { type Note, playNotes } from "./notes";

export interface Sound {
  notes?: readonly Note[];
  noise?: Breath;
}

/** The first in the list of sounds that any of these events makes; nothing of most things. */
export function mostTelling<Name extends string>(
  sounds: Record<Name, Sound>,
  heard: Partial<Record<string, Name>>,
  events: readonly { type: string }[],
): Name | null {
  const made = new Set(events.map(({ type }) => heard[type]));
  return (Object.keys(sounds) as Name[]).find((name) => made.has(name)) ?? null;
}

export function playSound({ notes, noise }: Sound): void {
  const { context, out } = audio;
  if (noise) breath(noise);
  if (notes && audio.on && context && out) playNotes(context, out, notes);
}
