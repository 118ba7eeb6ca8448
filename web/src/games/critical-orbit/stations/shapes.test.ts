import { describe, expect, test } from "vitest";
import { finishing, growing, hintsOn, layings, links, shapeOf, struckShapes, type Hint } from "./shapes";
import { printedSample, readBoard } from "./sample";

const all = layings(printedSample({ houston: readBoard([".....", ".....", ".....", ".....", "....."]) }));

/** `rows`: digits are written, `.` is free; what is struck is named. */
function hints(rows: string[], { struck = [] as string[], circles = {}, board = all } = {}): Hint[] {
  return hintsOn(board, { written: readBoard(rows).seeds, struck, circles }, 6);
}
const finished = (rows: string[], more = {}): [string, number, string][] =>
  [...finishing(hints(rows, more))]
    .flatMap(([space, tags]) =>
      [...tags].flatMap(([value, shapes]) => shapes.map((shape): [string, number, string] => [space, value, shape])),
    )
    .sort();

describe("shapes turn but are not mirrored (MC-41)", () => {
  test.each([
    [["a1", "a2", "a3", "b3"], "L"],
    [["a1", "b1", "c1", "a2"], "L"],
    [["b1", "b2", "b3", "a3"], "J"],
    [["a1", "a2", "b2", "c2"], "J"],
    [["b1", "c1", "a2", "b2"], "S"],
    [["a1", "a2", "b2", "b3"], "S"],
    [["a1", "b1", "b2", "c2"], "Z"],
    [["b1", "b2", "a2", "a3"], "Z"],
    [["a1", "b1", "c1", "b2"], "T"],
    [["a2", "b1", "b2", "b3"], "T"],
    [["a1", "b1", "c1", "d1"], undefined],
    [["a1", "b1", "a2", "b2"], undefined],
    [["a1", "b1", "c1", "e1"], undefined],
  ])("%j is %s", (spaces, shape) => {
    expect(shapeOf(all, spaces)).toBe(shape);
  });

  test("a shape's cells lie within the board and on no dark space (MC-40)", () => {
    const narrow = layings(printedSample({ houston: readBoard(["...", ".#."]) }));
    expect(narrow.map(({ shape, spaces }) => [shape, spaces.join()]).sort()).toEqual([
      ["J", "a1,b1,c1,c2"],
      ["L", "a1,a2,b1,c1"],
    ]);
  });
});

describe("what three equal numbers lack", () => {
  test("in a row: the ends give L and J, the middle T; going on straight would be an I", () => {
    expect(finished([".....", ".....", ".444.", ".....", "....."])).toEqual([
      ["b2", 4, "J"],
      ["b4", 4, "L"],
      ["c2", 4, "T"],
      ["c4", 4, "T"],
      ["d2", 4, "L"],
      ["d4", 4, "J"],
    ]);
  });

  test("round a corner: the fourth cell of a block is no hint (O)", () => {
    const found = finished([".....", ".33..", ".3...", ".....", "....."]);
    expect(found.some(([space]) => space === "c3")).toBe(false);
    expect(found).toContainEqual(["c1", 3, "Z"]);
    expect(found).toContainEqual(["d2", 3, "L"]);
  });

  test("apart, with the middle of a T free", () => {
    expect(finished(["5.5..", ".5...", ".....", ".....", "....."])).toEqual([["b1", 5, "T"]]);
  });

  test("another number in the way, or another value in the group, leaves nothing", () => {
    expect(finished(["444..", "616..", ".....", ".....", "....."])).toEqual([]);
    expect(finished(["443..", ".....", ".....", ".....", "....."])).toEqual([]);
  });

  test("one space may wait for two values", () => {
    expect(finishing(hints(["222..", "...3.", "...3.", "...3.", "....."])).get("c2")).toEqual(
      new Map([
        [2, ["J"]],
        [3, ["L"]],
      ]),
    );
  });

  test("struck numbers are of no use any more (MC-43)", () => {
    expect(finished(["444..", ".....", ".....", ".....", "....."], { struck: ["b1"] })).toEqual([]);
  });

  test("a shape whose circles are all ticked is not hinted at (MC-44, MC-H7)", () => {
    const row = [".....", ".....", ".444.", ".....", "....."];
    expect(
      finished(row, { circles: { T: 6, L: 5 } })
        .map(([, , shape]) => shape)
        .sort(),
    ).toEqual(["J", "J", "L", "L"]);
  });
});

describe("what two neighbours may grow into", () => {
  test("only for the value that was chosen, and only where both missing spaces are free", () => {
    const found = hints(["11...", ".....", ".....", "...66", "....."]);
    expect(growing(found, 1).get("a2")).toEqual(expect.arrayContaining(["L"]));
    expect(growing(found, 1).has("d3")).toBe(false);
    expect(growing(found, 5).size).toBe(0);
  });

  test("two numbers that do not touch are no group yet", () => {
    expect(hints(["1.1..", ".....", ".....", ".....", "....."])).toEqual([]);
  });

  test("a pair shut in by others has no link, a live one has, and a three's is strong", () => {
    expect(links(hints(["11234", "56...", ".....", ".....", "....."]))).toEqual([]);
    expect(links(hints(["11...", ".....", ".....", ".....", "....."]))).toEqual([
      { from: "a1", to: "b1", strong: false },
    ]);
    expect(links(hints(["111..", ".....", ".....", ".....", "....."]))).toEqual([
      { from: "a1", to: "b1", strong: true },
      { from: "b1", to: "c1", strong: true },
    ]);
  });
});

test("struck numbers come shape by shape (MC-42)", () => {
  expect(struckShapes(["a1", "a2", "a3", "b3", "d1", "d2", "d3", "e2"])).toEqual([
    ["a1", "a2", "a3", "b3"],
    ["d1", "d2", "d3", "e2"],
  ]);
});
