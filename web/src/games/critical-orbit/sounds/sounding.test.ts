import { beforeEach, expect, test, vi } from "vitest";
import { warnOfTheEnd } from "./sounding";
import { sound } from "./tone";

vi.mock("./tone", () => ({ sound: vi.fn() }));
beforeEach(() => void vi.mocked(sound).mockClear());

test("ten seconds before the end it sounds once, even where a page has slept through the moment", () => {
  for (const [left, before] of [
    [12_000, 13_000],
    [11_000, 12_000],
    [10_000, 11_000],
    [9_000, 10_000],
  ] as const)
    warnOfTheEnd(left, before);
  expect(vi.mocked(sound).mock.calls).toEqual([["tenSeconds"]]);
  warnOfTheEnd(4_200, 31_000);
  expect(sound).toHaveBeenCalledTimes(2);
});

test("whoever comes later is not warned of what is past", () => {
  warnOfTheEnd(6_000, 6_000);
  expect(sound).not.toHaveBeenCalled();
});
