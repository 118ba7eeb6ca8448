import { expect, test } from "vitest";
import type { Laid } from "../../../generated/wire";
import astronaut from "./astronaut.json";
import { PuzzleLesson } from "./lesson.svelte";
import speaker from "./speaker.json";

const at = (id: string, x: number, y: number): Laid => ({ id, x, y, rotation: 0 });
const middle = (cell: string): [number, number] => [
  ("abcd".indexOf(cell.charAt(0)) + 0.5) * 750,
  (Number(cell.charAt(1)) - 0.5) * 500,
];

/** Whoever is next goes on until there is something to do or to read. */
function watch(lesson: PuzzleLesson): void {
  while (lesson.lesson === "watch") lesson.goOn();
}

test.each([
  ["b2", "corrected"],
  ["c3", "corrected"],
  ["c2", "lucky"],
])("as an Astronaut: three rounds and one solution, with black on %s first", async (black, then) => {
  const lesson = new PuzzleLesson(astronaut, "AI");
  expect([lesson.lesson, lesson.prompt.offers]).toEqual(["welcome", []]);
  lesson.goOn();
  expect(lesson.lesson).toBe("look");
  lesson.goOn();

  await lesson.act({ type: "enter", pawn: "yellow", cell: "b1" });
  expect([lesson.hint?.id, lesson.view.pawns]).toEqual(["sp-lesson-no-corner", {}]);
  await lesson.act({ type: "enter", pawn: "black", cell: "a4" });
  expect(lesson.hint?.id).toBe("sp-lesson-no-middle");
  await lesson.act({ type: "enter", pawn: "blue", cell: "d4" });
  await lesson.act({ type: "enter", pawn: "black", cell: black });
  await lesson.act({ type: "enter", pawn: "yellow", cell: "a1" });
  expect([lesson.lesson, lesson.hint]).toEqual(["end", null]);
  await lesson.act({ type: "ready" });
  lesson.goOn();
  expect([lesson.lesson, lesson.view.counter]).toEqual([then, 4]);
  lesson.goOn();

  if (then === "corrected") {
    await lesson.act({ type: "move", pawn: "black", cell: "a2" });
    expect([lesson.lesson, lesson.hint?.id]).toEqual(["icons", "sp-lesson-no-icons"]);
    await lesson.act({ type: "move", pawn: "black", cell: "c2" });
  }
  expect(lesson.lesson).toBe("corner");
  await lesson.act({ type: "enter", pawn: "red", cell: "a4" });
  await lesson.act({ type: "put-marker", colour: "black", section: "round" });
  expect([lesson.lesson, lesson.hint?.id]).toEqual(["key", "sp-lesson-no-key"]);
  await lesson.act({ type: "put-marker", colour: "black", section: "hexagon" });
  expect(lesson.lesson).toBe("sure");
  await lesson.act({ type: "mark", section: "hexagon", about: "location", sure: true });
  expect(lesson.lesson).toBe("go-on");
  await lesson.act({ type: "ready" });
  lesson.goOn();
  for (const [colour, section] of [
    ["red", "triangle"],
    ["yellow", "square"],
    ["blue", "round"],
  ])
    await lesson.act({ type: "put-marker", colour, section });
  expect(lesson.lesson).toBe("declare");
  await lesson.act({ type: "declare" });
  expect([lesson.lesson, lesson.done, lesson.view.result?.won]).toEqual(["solved", true, true]);
});

test.each([0, 1, 2, 3])(
  "as the AI, with the card turned %i times: mirrored at first, then understood",
  async (turn) => {
    const lesson = new PuzzleLesson(speaker, "Crew");
    expect(lesson.lesson).toBe("card");
    await lesson.act({ type: "turn-card", turn });
    const { solution } = lesson.view;
    expect(solution.length).toBe(4);
    const picture = solution.map(({ colour, cell }) => at(`c-${colour}`, ...middle(cell)));
    await lesson.act({ type: "lay", tokens: picture.slice(1) });
    expect([lesson.lesson, lesson.view.draft?.laid]).toEqual(["lay", picture.slice(1)]);
    const elsewhere = picture.map((piece) => ({ ...piece, x: 3000 - piece.x }));
    await lesson.act({ type: "lay", tokens: elsewhere });
    expect(lesson.lesson).toBe("lay");
    await lesson.act({ type: "lay", tokens: picture });
    expect(lesson.lesson).toBe("show");
    await lesson.act({ type: "lay", tokens: picture.slice(1) });
    expect(lesson.lesson).toBe("lay");
    await lesson.act({ type: "lay", tokens: picture });
    await lesson.act({ type: "reveal" });
    expect(lesson.view.message?.laid).toEqual(picture);
    watch(lesson);
    expect([lesson.lesson, lesson.view.actions_left]).toEqual(["mirrored", 0]);
    lesson.goOn();

    expect([lesson.lesson, lesson.view.draft?.laid]).toEqual(["repair", []]);
    await lesson.act({ type: "lay", tokens: picture });
    await lesson.act({ type: "reveal" });
    watch(lesson);
    expect(lesson.lesson).toBe("rooms-right");
    lesson.goOn();

    expect(lesson.lesson).toBe("stack");
    const pairs = solution.flatMap(({ colour, key }, index) => [
      at(`k-${key}`, 400 + index * 700, 900),
      at(`c-${colour}`, 480 + index * 700, 820),
    ]);
    await lesson.act({ type: "lay", tokens: pairs });
    await lesson.act({ type: "reveal" });
    watch(lesson);
    expect([lesson.lesson, lesson.done, lesson.view.result?.won]).toEqual(["done", true, true]);
  },
);
