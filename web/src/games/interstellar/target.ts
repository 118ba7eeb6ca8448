/** Something on a board that can be done. Pointing shows what it would cost and bring, pressing does it;
 * a finger cannot point, so its first tap does. */
import type { Bridge } from "./bridge.svelte";
import type { Action } from "./terms";

/** Where the mouse was last pressed: what then slides under it is not pointed at. */
let pressed = { x: NaN, y: NaN };

export function target(bridge: Bridge, ways: readonly Action[]) {
  /** Whether it was pointed at before the finger came down. */
  let known = true;
  /** The mouse is still there: what can be done once more is foreseen once more. */
  let hovering = false;
  return {
    onpointerenter: ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType !== "mouse" || (clientX === pressed.x && clientY === pressed.y)) return;
      hovering = true;
      bridge.point(ways);
    },
    onpointerleave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== "mouse") return;
      hovering = false;
      bridge.forget();
    },
    onpointerdown: ({ pointerType }: PointerEvent) => {
      known = pointerType === "mouse" || bridge.isAimedAt(ways);
    },
    onfocus: () => bridge.point(ways),
    onclick: async ({ clientX, clientY }: MouseEvent) => {
      pressed = { x: clientX, y: clientY };
      const meant = known;
      known = true;
      if (!meant) return bridge.point(ways);
      await bridge.press(ways);
      if (hovering && bridge.isPossible(ways[0])) bridge.point(ways);
    },
  };
}
