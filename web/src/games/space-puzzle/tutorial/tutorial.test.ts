import { expect, test } from "vitest";
import type { Laid } from "../../../generated/wire";
import { CELLS } from "../map/cells";
import { areOverlapping, liesInside } from "../surface/geometry";
import { AstronautLesson, astronautStep } from "./astronaut";
import { FOUND, FRAME, GIVEN, ME, MESSAGES, PARTNER, ROOMS, SCENARIO } from "./position";
import { cellUnder, readMessage } from "./reading";
import { ScriptedTable } from "./scripted.svelte";
import { SpeakerLesson, speakerStep } from "./speaker";

const at = (id: string, x: number, y: number): Laid => ({ id, x, y, rotation: 0 });
const middle = (cell: string): [number, number] => {
  const index = CELLS.indexOf(cell);
  return [((index % 4) + 0.5) * 750, (Math.floor(index / 4) + 0.5) * 500];
};

test("the position is a real one: every set of icons once, every message within its limits", () => {
  expect(new Set(ROOMS.map((room) => [...room].sort().join())).size).toBe(16);
  for (const laid of MESSAGES) {
    expect(laid.length).toBeLessThanOrEqual(SCENARIO.per_round);
    expect(laid.every((piece) => liesInside(piece, FRAME))).toBe(true);
  }
});

test("the first message is misread by whoever takes its distances literally, the others are not", () => {
  const readings = MESSAGES.map((laid) => readMessage(laid, FRAME, ROOMS, false));
  const right = Object.fromEntries(FOUND.targets.map(({ colour, cell }) => [colour, cell]));
  const first = Object.fromEntries(readings[0]?.places ?? []);
  expect(first).toMatchObject({ yellow: right.yellow, blue: right.blue });
  expect(first.black).not.toBe(right.black);
  const second = Object.fromEntries(readings[1]?.places ?? []);
  expect(second).toMatchObject({ black: right.black, red: right.red });
  const keys = Object.fromEntries([...(readings[1]?.keys ?? []), ...(readings[2]?.keys ?? [])]);
  expect(keys).toEqual(Object.fromEntries(FOUND.targets.map(({ colour, key }) => [colour, key])));
});

test("a crew reads the frame as the map, the right way round or mirrored", () => {
  expect(cellUnder(at("c-red", 10, 10), FRAME, false)).toBe("a1");
  expect(cellUnder(at("c-red", 10, 10), FRAME, true)).toBe("d1");
  expect(cellUnder(at("c-red", 2999, 1999), FRAME, false)).toBe("d4");
});

test("icons beside a colour name its room, a key under it is its key", () => {
  const laid = [
    at("c-red", 1500, 1000),
    at("r-antenna", 1250, 800),
    at("r-telescope", 1750, 1200),
    at("k-round", 1600, 1050),
  ];
  expect(readMessage(laid, FRAME, ROOMS, false)).toEqual({ places: [["red", "c2"]], keys: [["red", "round"]] });
});

test("as an Astronaut: three rounds, one mistake, one solution", async () => {
  const read = new Set<string>();
  const lesson = new AstronautLesson(() => read);
  const table = new ScriptedTable(lesson, PARTNER, ["Me", "AI"], "");
  const step = (): string => astronautStep(table.view, read);
  expect([step(), table.prompt.offers]).toEqual(["welcome", []]);
  lesson.reveal(table);
  expect(step()).toBe("look");
  read.add("look");
  await expect(table.act({ type: "enter", pawn: "yellow", cell: "b1" })).rejects.toMatchObject({
    id: "sp-lesson-no-corner",
  });
  await table.act({ type: "enter", pawn: "yellow", cell: "a1" });
  await table.act({ type: "enter", pawn: "blue", cell: "d4" });
  await table.act({ type: "enter", pawn: "black", cell: "b2" });
  expect(step()).toBe("end");
  await table.act({ type: "ready" });
  lesson.reveal(table);
  expect([step(), table.view.counter]).toEqual(["corrected", 4]);
  read.add("corrected");
  await expect(table.act({ type: "move", pawn: "black", cell: "c3" })).rejects.toMatchObject({
    id: "sp-lesson-no-icons",
  });
  await table.act({ type: "move", pawn: "black", cell: "c2" });
  expect(step()).toBe("corner");
  await table.act({ type: "enter", pawn: "red", cell: "a4" });
  await expect(table.act({ type: "put-marker", colour: "black", section: "round" })).rejects.toMatchObject({
    id: "sp-lesson-no-key",
  });
  await table.act({ type: "put-marker", colour: "black", section: "hexagon" });
  expect(step()).toBe("sure");
  await table.act({ type: "mark", section: "hexagon", about: "location", sure: true });
  expect(step()).toBe("go-on");
  await table.act({ type: "ready" });
  lesson.reveal(table);
  for (const { colour, key } of FOUND.targets) await table.act({ type: "put-marker", colour, section: key });
  expect(step()).toBe("declare");
  await table.act({ type: "declare" });
  expect([step(), table.view.result?.won]).toEqual(["solved", true]);
});

test.each([0, 1, 2, 3])(
  "as the AI, with the card turned %i times: mirrored at first, then understood",
  async (turn) => {
    const lesson = new SpeakerLesson();
    const table = new ScriptedTable(lesson, ME, ["Me", "Crew"], "");
    const step = (): string => speakerStep(table.view, false);
    const crew = (): void => lesson.crewSteps(table).forEach((act) => act());
    await table.act({ type: "turn-card", turn });
    const { solution } = table.view;
    expect(solution.map(({ colour }) => colour)).toEqual(GIVEN.targets.map(({ colour }) => colour));
    const picture = solution.map(({ colour, cell }) => at(`c-${colour}`, ...middle(cell)));
    await table.act({ type: "lay", tokens: picture.slice(1) });
    expect(step()).toBe("lay");
    await table.act({ type: "lay", tokens: picture });
    expect(step()).toBe("show");
    await table.act({ type: "reveal" });
    crew();
    expect([step(), table.view.actions_left]).toEqual(["mirrored", 0]);
    lesson.goOn(table);
    expect(step()).toBe("repair");
    await table.act({ type: "lay", tokens: picture });
    await table.act({ type: "reveal" });
    crew();
    expect(step()).toBe("rooms-right");
    lesson.goOn(table);
    expect(step()).toBe("stack");
    const pairs = solution.flatMap(({ colour, key }, index) => [
      at(`k-${key}`, 400 + index * 700, 900),
      at(`c-${colour}`, 480 + index * 700, 820),
    ]);
    expect(areOverlapping(pairs[0] as Laid, pairs[1] as Laid, FRAME.token)).toBe(true);
    await table.act({ type: "lay", tokens: pairs });
    await table.act({ type: "reveal" });
    crew();
    lesson.goOn(table);
    expect([step(), table.view.result?.won]).toEqual(["done", true]);
  },
);

test("whoever is never understood runs out of rounds, and that is no disgrace", async () => {
  const lesson = new SpeakerLesson();
  const table = new ScriptedTable(lesson, ME, ["Me", "Crew"], "");
  await table.act({ type: "turn-card", turn: 0 });
  for (let round = 1; round <= SCENARIO.rounds; round += 1) {
    await table.act({ type: "lay", tokens: [at("ok", 1500, 1000)] });
    await table.act({ type: "reveal" });
    lesson.crewSteps(table).forEach((act) => act());
    if (round > 1 && round < SCENARIO.rounds) expect(speakerStep(table.view, false)).toBe("not-yet");
    lesson.goOn(table);
  }
  expect(speakerStep(table.view, false)).toBe("too-late");
});
