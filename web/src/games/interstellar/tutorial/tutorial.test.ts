import { expect, test } from "vitest";
import { everyAction } from "../../../lib/offers";
import recorded from "./first-round.json";
import { FirstRound, type Frame } from "./lesson.svelte";

const frames = recorded as unknown as Frame[];

test("only what the lesson asks for is offered, and it leads to the end of the round", async () => {
  const lesson = new FirstRound(frames, ["You", "Rival"]);
  for (const frame of frames.slice(0, -1)) {
    const [only, ...others] = everyAction(lesson.prompt.offers ?? []);
    expect(others).toEqual([]);
    expect(only).toEqual(frame.action);
    await lesson.act(only as object);
  }
  expect(lesson.over).toBe(true);
  expect(lesson.view.round).toBe(2);
  expect(lesson.progress).toBe(1);
});

test("anything else is for later and changes nothing", async () => {
  const lesson = new FirstRound(frames, ["You", "Rival"]);
  await expect(lesson.act({ type: "pass" })).rejects.toMatchObject({ id: "si-lesson-other" });
  await expect(lesson.foresee({ type: "pass" })).rejects.toMatchObject({ id: "si-lesson-other" });
  expect(lesson.index).toBe(0);
});

test("what the first step brings is known before it is taken", async () => {
  const lesson = new FirstRound(frames, ["You", "Rival"]);
  const brings = await lesson.foresee({ type: "play", token: "earth" });
  expect(brings.map(({ id }) => id)).toContain("si-foresee-gain");
});
