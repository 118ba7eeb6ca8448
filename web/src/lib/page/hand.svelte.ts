/** A hand that carries one piece: one finger or the mouse moves it, a second finger turns it. */
const A_PRESS_PX = 5;
/** Above the fingertip, or one would not see what one lays. */
const ABOVE_FINGER_PX = 38;

export interface Held<From extends string = string> {
  id: string;
  /** Where it was taken, in the game's own words. */
  from: From;
  /** Where the piece's middle is, on the page. */
  x: number;
  y: number;
  /** How far it has been turned since it was taken. */
  turn: number;
}

export interface Grip<From extends string = string> {
  id: string;
  from: From;
  /** From the pointer to the piece's middle, in pixels. */
  dx?: number;
  dy?: number;
}

export interface Doing<From extends string = string> {
  drop: (held: Held<From>) => void;
  /** Pressed and let go in the same place. */
  press?: (id: string, from: From) => void;
}

export class Hand<From extends string = string> {
  held = $state.raw<Held<From> | null>(null);
  readonly #doing: Doing<From>;
  #letGo: (() => void) | null = null;
  #turned = 0;

  constructor(doing: Doing<From>) {
    this.#doing = doing;
  }

  get busy(): boolean {
    return this.#letGo !== null;
  }

  /** To stand in `pointerdown`. */
  take(event: PointerEvent, { id, from, dx = 0, dy = 0 }: Grip<From>): void {
    if (event.button !== 0 || this.busy) return;
    const start = { x: event.clientX, y: event.clientY };
    const above = event.pointerType === "touch" ? ABOVE_FINGER_PX : 0;
    const first = { id: event.pointerId, ...start };
    let second: { id: number; x: number; y: number; from: number } | null = null;
    this.#turned = 0;

    const angle = (x: number, y: number): number => (Math.atan2(y - first.y, x - first.x) * 180) / Math.PI;
    const show = (): void => {
      const turn = this.#turned + (second ? angle(second.x, second.y) - second.from : 0);
      this.held = { id, from, x: first.x + dx, y: first.y + dy - above, turn };
    };
    const listeners: Record<string, (event: PointerEvent) => void> = {
      pointerdown: (other) => {
        if (second || other.pointerId === first.id) return;
        const [x, y] = [other.clientX, other.clientY];
        second = { id: other.pointerId, x, y, from: angle(x, y) };
        show();
      },
      pointermove: (moved) => {
        if (moved.pointerId === first.id) Object.assign(first, { x: moved.clientX, y: moved.clientY });
        else if (second && moved.pointerId === second.id) Object.assign(second, { x: moved.clientX, y: moved.clientY });
        else return;
        if (this.held || Math.hypot(first.x - start.x, first.y - start.y) > A_PRESS_PX) show();
      },
      pointerup: (ended) => {
        if (second && ended.pointerId === second.id) {
          this.#turned += angle(second.x, second.y) - second.from;
          second = null;
          return;
        }
        if (ended.pointerId !== first.id) return;
        const held = this.held;
        this.release();
        if (held) {
          swallowClick();
          this.#doing.drop(held);
        } else this.#doing.press?.(id, from);
      },
      pointercancel: (ended) => {
        if (ended.pointerId === first.id) this.release();
      },
    };
    const escape = (pressed: KeyboardEvent): void => {
      if (pressed.key === "Escape") this.release();
    };
    for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener as EventListener);
    addEventListener("keydown", escape);
    this.#letGo = () => {
      for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener as EventListener);
      removeEventListener("keydown", escape);
    };
  }

  /** Turns what is held, as with the wheel. */
  twist(degrees: number): void {
    if (!this.held) return;
    this.#turned += degrees;
    this.held = { ...this.held, turn: this.held.turn + degrees };
  }

  release(): void {
    this.#letGo?.();
    this.#letGo = null;
    this.held = null;
  }
}

/** The browser takes the end of a drag for a click. */
export function swallowClick(): void {
  const stop = (event: Event): void => event.stopPropagation();
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
}
