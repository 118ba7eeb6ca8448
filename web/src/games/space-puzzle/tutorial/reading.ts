/** How the tutorial's crew reads a message: the frame as the map, icons beside a colour as its room, a key under it. */
import type { Frame, View } from "../../../generated/space-puzzle";
import type { Laid } from "../../../generated/wire";
import { printOn, type Colour, type Key } from "../art/pieces";
import { CELLS, SIDE } from "../map/cells";
import { areTouching } from "../surface/geometry";

/** So near, in widths of a token, an icon belongs to a colour. */
const NEAR = 1.7;

export interface Reading {
  places: [Colour, string][];
  keys: [Colour, Key][];
}

export function readMessage(laid: readonly Laid[], frame: Frame, rooms: View["rooms"], mirrored: boolean): Reading {
  const reading: Reading = { places: [], keys: [] };
  for (const piece of laid) {
    const print = printOn(piece.id);
    if (print?.kind !== "colour") continue;
    const key = nearest(piece, laid, "key", frame.token)?.key;
    const icons = iconsBeside(piece, laid, frame.token);
    if (key) reading.keys.push([print.colour, key]);
    if (icons.length > 0)
      reading.places.push([print.colour, roomWith(icons, rooms) ?? cellUnder(piece, frame, mirrored)]);
    else if (!key) reading.places.push([print.colour, cellUnder(piece, frame, mirrored)]);
  }
  return reading;
}

export function cellUnder({ x, y }: Laid, frame: Frame, mirrored: boolean): string {
  const part = (at: number, length: number): number =>
    Math.min(Math.max(Math.floor((at / length) * SIDE), 0), SIDE - 1);
  const column = part(x, frame.width);
  return CELLS[part(y, frame.height) * SIDE + (mirrored ? SIDE - 1 - column : column)] ?? "a1";
}

function nearest(piece: Laid, laid: readonly Laid[], kind: "key", size: number): { key: Key } | undefined {
  const touching = laid.filter((other) => printOn(other.id)?.kind === kind && areTouching(piece, other, size));
  const [closest] = touching.sort((one, other) => apart(piece, one) - apart(piece, other));
  const print = closest && printOn(closest.id);
  return print?.kind === "key" ? print : undefined;
}

/** Icons that lie nearer to this colour than to any other. */
function iconsBeside(piece: Laid, laid: readonly Laid[], size: number): string[] {
  const colours = laid.filter(({ id }) => printOn(id)?.kind === "colour");
  return laid.flatMap((other) => {
    const print = printOn(other.id);
    if (print?.kind !== "icon" || apart(piece, other) > NEAR * size) return [];
    return colours.every((colour) => apart(piece, other) <= apart(colour, other)) ? [print.icon] : [];
  });
}

function roomWith(icons: readonly string[], rooms: View["rooms"]): string | undefined {
  const wanted = new Set(icons);
  const at = rooms.findIndex((room) => room.length === wanted.size && room.every((icon) => wanted.has(icon)));
  return CELLS[at];
}

function apart(one: Laid, other: Laid): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
