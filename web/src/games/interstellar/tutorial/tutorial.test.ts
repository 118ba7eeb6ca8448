import { expect, test } from "vitest";
import { everyAction } from "../../../lib/table/offers";
import { RecordedTable } from "../../../lib/table/recorded.svelte";
import type { View } from "../terms";
import positions from "./first-round.json";

const begin = (): RecordedTable<View> =>
  new RecordedTable({ game: "interstellar", positions, names: ["You", "Rival"], later: "si-lesson-other" });

test("only what the lesson asks for is offered, and it leads to the end of the round", async () => {
  const lesson = begin();
  for (const { answers } of positions.slice(0, -1)) {
    const [only, ...others] = everyAction(lesson.prompt.offers ?? []);
    expect(others).toEqual([]);
    expect(only).toEqual(answers?.[0]?.action);
    await lesson.act(only as object);
  }
  expect(lesson.done).toBe(true);
  expect(lesson.view.round).toBe(2);
  expect(lesson.at).toBe(positions.length - 1);
});

test("anything else is for later and changes nothing", async () => {
  const lesson = begin();
  await expect(lesson.act({ type: "pass" })).rejects.toMatchObject({ id: "si-lesson-other" });
  await expect(lesson.foresee({ type: "pass" })).rejects.toMatchObject({ id: "si-lesson-other" });
  expect(lesson.at).toBe(0);
});

test("what the first step brings is known before it is taken", async () => {
  const brings = await begin().foresee({ type: "play", token: "earth" });
  expect(brings.map(({ id }) => id)).toContain("si-foresee-gain");
});
