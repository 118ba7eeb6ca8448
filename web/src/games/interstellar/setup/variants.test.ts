import { expect, test } from "vitest";
import { printed } from "../boards/sample";
import { type Variant, withHint, withVariant } from "./variants";

const every: readonly Variant[] = printed.variants;
const nothing = { variants: [], hints: [], leader_board: "" };

function named(id: string): Variant {
  const found = every.find((one) => one.id === id);
  if (!found) throw new Error(`no variant ${id}`);
  return found;
}

test("variants stand in the booklet's order, whatever order they were chosen in", () => {
  const late = withVariant(every, nothing, named("universal-mechanisms"), true);
  expect(withVariant(every, late, named("families"), true).variants).toEqual(["families", "universal-mechanisms"]);
});

test("a variant takes its hint and its board along when it goes", () => {
  const hinted = every.find(({ hint }) => hint);
  const boarded = every.find(({ boards }) => boards.length > 0);
  if (!hinted || !boarded) throw new Error("no variant has a hint, or none has boards");
  const chosen = { variants: [hinted.id, boarded.id], hints: [hinted.id], leader_board: "2A" };
  expect(withVariant(every, chosen, hinted, false)).toEqual({
    variants: [boarded.id],
    hints: [],
    leader_board: "2A",
  });
  expect(withVariant(every, chosen, boarded, false).leader_board).toBe("");
});

test("hints come and go alone", () => {
  const hinted = named("universal-mechanisms");
  expect(withHint(every, nothing, hinted, true).hints).toEqual([hinted.id]);
  expect(withHint(every, { ...nothing, hints: [hinted.id] }, hinted, false).hints).toEqual([]);
});
