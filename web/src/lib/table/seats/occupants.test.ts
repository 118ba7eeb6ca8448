import { expect, test } from "vitest";
import { occupantOf, reseated, resized, valueOf } from "./occupants";

const chairs = [{ kind: "me" }, { kind: "ai", strength: "strong" }] as const;

test("a choice and its name mean each other", () => {
  for (const occupant of [...chairs, { kind: "open" } as const]) {
    expect(occupantOf(valueOf(occupant))).toEqual(occupant);
  }
});

test("new chairs are open, and fewer chairs keep the first ones", () => {
  expect(resized(chairs, 3)).toEqual([...chairs, { kind: "open" }]);
  expect(resized(chairs, 1)).toEqual([{ kind: "me" }]);
});

test("whoever sits down elsewhere leaves the old chair open", () => {
  expect(reseated(chairs, 1, { kind: "me" })).toEqual([{ kind: "open" }, { kind: "me" }]);
  expect(reseated(chairs, 1, { kind: "open" })).toEqual([{ kind: "me" }, { kind: "open" }]);
});
