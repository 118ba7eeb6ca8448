/** Changes to a message: each gives a new list, later tokens on top (SP-27). */
import type { Shortcut } from "../../../../lib/keys/shortcuts.svelte";
import type { Frame } from "../../../../generated/space-puzzle";
import type { Laid } from "../../../../generated/wire";
import { keptInside, UNITS_PER_MM } from "../geometry";

type Stack = "up" | "down" | "front" | "back";
export type Command =
  { do: "move"; x: number; y: number } | { do: "turn"; by: number } | { do: "stack"; to: Stack } | { do: "take-off" };

/** What a surface lets be done to its tokens. */
export interface Rules {
  frame: Frame;
  snap: boolean;
}

/** What every editor of a message is told: what may be laid, how much of it, and what to point out. */
export interface Editing {
  editable?: boolean;
  available?: readonly string[];
  most?: number;
  /** Tokens that do not count towards `most` (SP-H13). */
  free?: readonly string[];
  /** Those of the scenario that cannot be used in this round. */
  resting?: readonly string[];
  /** A token to point out, such as the one that was noise. */
  marked?: string | null;
  label?: string;
}

const NUDGE_MM = 1;
const LEAP_MM = 10;
const SNAP_MM = 5;
const SNAP_DEGREES = 15;

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What `commandOf` understands. */
export const TOKEN_KEYS: readonly Shortcut[] = [
  { keys: Object.keys(WAYS), does: "sp-keys-token-move" },
  { keys: ["BracketLeft", "BracketRight", "KeyR"], does: "sp-keys-token-turn" },
  { keys: ["PageUp", "PageDown"], does: "sp-keys-token-stack" },
  { keys: ["Delete", "Backspace"], does: "sp-keys-token-off" },
];

/** What a key means for a token in focus. Letters and brackets count by their place: keyboards differ by language. */
export function commandOf(
  { key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">,
  snap = false,
): Command | undefined {
  const way = WAYS[key];
  if (way) {
    const step = (shiftKey ? LEAP_MM : snap ? SNAP_MM : NUDGE_MM) * UNITS_PER_MM;
    return { do: "move", x: way[0] * step, y: way[1] * step };
  }
  const little = snap ? SNAP_DEGREES : 5;
  if (key === "[" || code === "BracketLeft") return { do: "turn", by: -little };
  if (key === "]" || code === "BracketRight") return { do: "turn", by: little };
  if (code === "KeyR" || key.toLowerCase() === "r") return { do: "turn", by: shiftKey ? -15 : 15 };
  if (key === "PageUp") return { do: "stack", to: shiftKey ? "front" : "up" };
  if (key === "PageDown") return { do: "stack", to: shiftKey ? "back" : "down" };
  if (key === "Delete" || key === "Backspace") return { do: "take-off" };
  return undefined;
}

export function changed(laid: readonly Laid[], id: string, command: Command, { frame, snap }: Rules): Laid[] {
  const replaced = (change: (piece: Laid) => Laid): Laid[] =>
    laid.map((piece) => (piece.id === id ? keptInside(change(piece), frame, snap) : piece));
  switch (command.do) {
    case "move":
      return replaced((piece) => ({ ...piece, x: piece.x + command.x, y: piece.y + command.y }));
    case "turn":
      return replaced((piece) => ({ ...piece, rotation: piece.rotation + command.by }));
    case "stack":
      return restacked(laid, id, command.to);
    case "take-off":
      return laid.filter((piece) => piece.id !== id);
  }
}

function restacked(laid: readonly Laid[], id: string, to: Stack): Laid[] {
  const from = laid.findIndex((piece) => piece.id === id);
  const piece = laid[from];
  if (!piece) return [...laid];
  const others = laid.filter((other) => other !== piece);
  const at = { up: Math.min(from + 1, others.length), down: Math.max(from - 1, 0), front: others.length, back: 0 }[to];
  return [...others.slice(0, at), piece, ...others.slice(at)];
}

/** Laid down by hand: whatever was moved lies on top. */
export function put(laid: readonly Laid[], piece: Laid, { frame, snap }: Rules): Laid[] {
  return [...laid.filter((other) => other.id !== piece.id), keptInside(piece, frame, snap)];
}

/** How many of a message's tokens count towards its limit; some never do (SP-H13). */
export function counted(ids: readonly string[], free: readonly string[]): number {
  return ids.filter((id) => !free.includes(id)).length;
}

export function mayAdd(id: string, used: readonly string[], most: number, free: readonly string[]): boolean {
  return !used.includes(id) && (free.includes(id) || counted(used, free) < most);
}

export function sameLayout(one: readonly Laid[], other: readonly Laid[]): boolean {
  const same = (a: Laid, b: Laid | undefined): boolean =>
    a.id === b?.id && a.x === b.x && a.y === b.y && a.rotation === b.rotation;
  return one.length === other.length && one.every((piece, index) => same(piece, other[index]));
}
