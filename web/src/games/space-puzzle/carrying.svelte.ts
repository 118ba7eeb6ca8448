/** Carrying a piece with mouse, pen or finger from one place to another. A short press stays a press. */
import { swallowClick } from "../../lib/page/hand.svelte";

const A_PRESS_PX = 6;

export class Carrying<Piece> {
  piece = $state.raw<Piece | null>(null);
  x = $state(0);
  y = $state(0);
  /** What lies under the pointer: the nearest `data-drop` there. */
  over = $state<string | null>(null);
  readonly #dropped: (piece: Piece, on: string | null) => void;

  constructor(dropped: (piece: Piece, on: string | null) => void) {
    this.#dropped = dropped;
  }

  /** Made to stand in `onpointerdown`. */
  lift(event: PointerEvent, piece: Piece): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const { clientX, clientY, pointerId } = event;
    const move = (moved: PointerEvent): void => {
      if (moved.pointerId !== pointerId) return;
      const far = Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > A_PRESS_PX;
      if (this.piece === null && !far) return;
      this.piece = piece;
      this.#at(moved);
    };
    const end = (ended: PointerEvent): void => {
      if (ended.pointerId !== pointerId) return;
      for (const [name, listener] of listeners) removeEventListener(name, listener);
      if (this.piece === null) return;
      this.piece = null;
      if (ended.type === "pointerup") {
        swallowClick();
        this.#dropped(piece, under(ended));
      }
      this.over = null;
    };
    const listeners = [
      ["pointermove", move],
      ["pointerup", end],
      ["pointercancel", end],
    ] as const;
    for (const [name, listener] of listeners) addEventListener(name, listener);
  }

  #at(event: PointerEvent): void {
    this.x = event.clientX;
    this.y = event.clientY;
    this.over = under(event);
  }
}

function under({ clientX, clientY }: PointerEvent): string | null {
  const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-drop]");
  return place?.dataset.drop ?? null;
}
