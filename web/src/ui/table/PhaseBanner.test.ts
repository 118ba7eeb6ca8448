import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import PhaseBanner from "./PhaseBanner.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a new phase is announced for a moment; the one that was found is not", async () => {
  const { rerender } = render(PhaseBanner, { text: "Action Phase" });
  expect(screen.queryByText("Action Phase")).toBeNull();
  await rerender({ text: "Salvation Phase" });
  expect(screen.queryByText("Salvation Phase")).not.toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(screen.queryByText("Salvation Phase")).toBeNull();
});
