import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { build, followBuild } from "./build.svelte";

const reload = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  reload.mockClear();
  const script = Object.assign(document.createElement("script"), { type: "module", src: "/assets/index-old.js" });
  document.head.append(script);
  stop = followBuild(reload);
});
afterEach(() => {
  stop();
  build.hear("");
  document.head.querySelector("script[type=module]")?.remove();
  vi.useRealTimers();
});

function hear(said: string): void {
  build.hear(said);
  flushSync();
}

test("a page of the server's own build stays", () => {
  hear("index-old");
  vi.advanceTimersByTime(60_000);
  expect(build.stale).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test("a page of another build loads itself anew once nothing was touched for a while", () => {
  hear("index-new");
  expect(build.stale).toBe(true);
  vi.advanceTimersByTime(3_000);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(30_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("never in the middle of a gesture, however long it takes", () => {
  hear("index-new");
  dispatchEvent(new Event("pointerdown"));
  vi.advanceTimersByTime(120_000);
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(new Event("pointerup"));
  vi.advanceTimersByTime(3_000);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("never while somebody is writing", () => {
  const field = Object.assign(document.createElement("textarea"), { value: "Hello" });
  document.body.append(field);
  field.focus();
  hear("index-new");
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
  field.value = "";
  vi.advanceTimersByTime(1_000);
  expect(reload).toHaveBeenCalledTimes(1);
  field.remove();
});
