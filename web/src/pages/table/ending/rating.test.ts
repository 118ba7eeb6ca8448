import { expect, test } from "vitest";
import { dotsOf, ofTen } from "./rating";

test("a rank as so many of ten, never more than it was", () => {
  expect(ofTen({ worse: 199, same: 1, better: 0 })).toEqual({ worse: 9, same: 1 });
  expect(ofTen({ worse: 6, same: 2, better: 192 })).toEqual({ worse: 0, same: 0 });
  expect(ofTen({ worse: 3, same: 0, better: 0 })).toEqual({ worse: 10, same: 0 });
  expect(ofTen(undefined)).toEqual({ worse: 0, same: 0 });
});

test("ten dots: full for those who did worse, half for the same", () => {
  const dots = dotsOf({ worse: 3, same: 2 });
  expect(dots).toHaveLength(10);
  expect(dots.slice(0, 6)).toEqual(["full", "full", "full", "half", "half", "empty"]);
});
