import { expect, test } from "vitest";
import { opened, type Places } from "./slots";

const through = (places: number, ...jobs: string[]): Places<string> =>
  jobs.reduce((now, job) => opened(now, job, places), { open: [], latest: 0 } as Places<string>);

test("with one place the newest board lies open", () => {
  expect(through(1, "houston", "cologne")).toEqual({ open: ["cologne"], latest: 0 });
});

test("with two places the board turned to last stays where it is", () => {
  expect(through(2, "houston", "cologne", "mercury").open).toEqual(["mercury", "cologne"]);
  expect(through(2, "houston", "cologne", "houston", "mercury").open).toEqual(["houston", "mercury"]);
});

test("a board that lies open is not moved", () => {
  expect(through(2, "houston", "cologne", "houston")).toEqual({ open: ["houston", "cologne"], latest: 0 });
});

test("a screen that has become narrow keeps what was turned to last", () => {
  expect(opened(through(2, "houston", "cologne"), "mercury", 1)).toEqual({ open: ["mercury"], latest: 0 });
});
