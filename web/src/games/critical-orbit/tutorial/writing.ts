/** What every station's lessons share: numbers written, stars used, the lock. */
import type { Message, Offer } from "../../../generated/wire";
import { message } from "../../../lib/message";
import type { Action, Desk, Printed, PrintedBoard, Space, Station, View } from "../terms";
import type { Step } from "./lesson.svelte";
import { atDesk, type Writing } from "./position";

/** Why something else would be better. */
export type Better = "square" | "value" | "repeat" | "star" | "short" | "over" | "drop";

interface Entry {
  space: Space;
  value: number;
}

interface Task {
  id: string;
  begin: Writing;
  changes?: Partial<View>;
  /** Where a number may go. */
  spaces: (written: Readonly<Record<Space, number>>, board: PrintedBoard) => readonly Space[];
  /** What a number brings about, or why it should go elsewhere. */
  follow?: (view: View, entry: Entry, printed: Printed) => View | Message;
  isDone: (view: View, desk: Desk) => boolean;
}

const PIPS = [1, 2, 3, 4, 5, 6];

/** Free spaces beside filled ones (MC-40, MC-47, MC-53). */
export function besideNumbers(written: Readonly<Record<Space, number>>, board: PrintedBoard): Space[] {
  return board.spaces.filter((space) => !(space in written) && board.near[space]?.some((near) => near in written));
}

export function writing(station: Station, { id, begin, changes = {}, spaces, follow, isDone }: Task): Step {
  return {
    id,
    begin: (printed) => atDesk(printed, station, begin, changes),
    offers(view, printed) {
      const desk = deskOf(view, station);
      const open = [...spaces(view[station].written, printed[station])];
      return [
        ...(desk.left.length > 0 ? [entering(station, open, desk.left, false)] : []),
        ...(desk.stars > 0 ? [entering(station, open, PIPS, true)] : []),
      ];
    },
    act(view, action, printed) {
      if (action.type !== "enter") return view;
      const after = follow?.(view, action, printed) ?? view;
      return "setup" in after ? written(after, action) : after;
    },
    isDone: (view) => isDone(view, deskOf(view, station)),
  };
}

/** The last lesson of every station: both values are entered, so it locks (MC-19). */
export function locking(station: Station, begin: Writing): Step {
  return {
    id: "lock",
    begin: (printed) => atDesk(printed, station, begin),
    offers: () => [{ action: "lock", fields: { station: { type: "fixed", value: station } } }],
    act: (view) => ({ ...view, desks: { ...view.desks, [station]: { ...deskOf(view, station), locked: true } } }),
    isDone: (view) => deskOf(view, station).locked,
  };
}

export const refused = (why: Better): Message => message(`mc-lesson-no-${why}`);

function deskOf(view: View, station: Station): Desk {
  return view.desks[station] as Desk;
}

function entering(station: Station, spaces: Space[], values: readonly number[], star: boolean): Offer {
  return {
    action: "enter",
    fields: {
      station: { type: "fixed", value: station },
      space: { type: "choice", options: spaces },
      value: { type: "choice", options: [...new Set(values)] },
      star: { type: "fixed", value: star },
    },
  };
}

function written(view: View, { station, space, value, star }: Extract<Action, { type: "enter" }>): View {
  const desk = deskOf(view, station);
  const at = desk.left.indexOf(value);
  const left = star ? desk.left : desk.left.filter((_, index) => index !== at);
  return {
    ...view,
    [station]: { ...view[station], written: { ...view[station].written, [space]: value } },
    desks: { ...view.desks, [station]: { ...desk, left, stars: desk.stars - (star ? 1 : 0) } },
  };
}
