/** Scenes shown to their end, one after the other, before the table moves on: a signal, a guess, the end of a round. */
import type { View } from "../../../generated/contact";

interface Scene {
  /** The view while the scene lasts. */
  readonly view: View;
  readonly play: () => Promise<void>;
}

export class Scenes {
  #waiting = $state.raw<readonly Scene[]>([]);

  /** Null while the table is shown as it is. */
  readonly view = $derived.by(() => this.#waiting[0]?.view ?? null);

  show(view: View, play: () => Promise<void>): void {
    const scene = { view, play };
    this.#waiting = [...this.#waiting, scene];
    if (this.#waiting.length === 1) void this.#run(scene);
  }

  clear(): void {
    this.#waiting = [];
  }

  async #run(scene: Scene): Promise<void> {
    await scene.play();
    if (this.#waiting[0] !== scene) return;
    this.#waiting = this.#waiting.slice(1);
    const [next] = this.#waiting;
    if (next) void this.#run(next);
  }
}
