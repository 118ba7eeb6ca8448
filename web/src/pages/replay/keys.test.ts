import { expect, test } from "vitest";
import { isPressed } from "../../lib/keys/shortcuts.svelte";
import { GATHERING } from "../../lib/table/fake-socket";
import { Reel } from "../../lib/table/replay.svelte";
import { replayKeys } from "./keys";

test("keys step, jump, play, and change the speed", () => {
  const reel = new Reel();
  const frames = Array.from({ length: 5 }, (_, seq) => ({ seq, at: 0, seat: null, view: {}, events: [] }));
  reel.load({ table: GATHERING, advice: [], frames });
  const { shortcuts } = replayKeys(reel);
  function press(key: string): void {
    const event = new KeyboardEvent("keydown", { key });
    shortcuts.find((one) => isPressed(one, event))?.press?.(event);
  }
  const after = (key: string): number => (press(key), reel.index);
  expect(["ArrowRight", "ArrowRight", "ArrowLeft", "End", "Home"].map(after)).toEqual([1, 2, 1, 4, 0]);
  press(" ");
  expect(reel.running).toBe(true);
  press("+");
  expect(reel.speed).toBe(2);
  press("-");
  expect(reel.speed).toBe(1);
  reel.pause();
});
