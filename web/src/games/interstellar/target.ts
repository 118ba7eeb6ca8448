/** Something on a board that can be done. Pointing shows what it would cost and bring, pressing does it;
 * a finger cannot point, so its first tap does. */
import type { Bridge } from "./bridge.svelte";
import type { Action } from "./terms";

export function target(bridge: Bridge, ways: readonly Action[]) {
  /** Whether it was pointed at before the finger came down. */
  let known = true;
  return {
    onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && bridge.point(ways),
    onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && !bridge.choosing && bridge.forget(),
    onpointerdown: (event: PointerEvent) => {
      known = event.pointerType === "mouse" || bridge.isAimedAt(ways);
    },
    onfocus: () => bridge.point(ways),
    onclick: () => {
      if (known) void bridge.press(ways);
      else bridge.point(ways);
      known = true;
    },
  };
}
