import { expect, test } from "vitest";
import { withHint, withVariant } from "./variants";

const nothing = { variants: [], hints: [], leader_board: "" };

test("variants stand in the booklet's order, whatever order they were chosen in", () => {
  const late = withVariant(nothing, "universal-mechanisms", true);
  expect(withVariant(late, "families", true).variants).toEqual(["families", "universal-mechanisms"]);
});

test("a variant takes its hint and its board along when it goes", () => {
  const both = {
    ...nothing,
    variants: ["black-holes", "new-leader-tracks"] as const,
    hints: ["black-holes"] as const,
    leader_board: "2A",
  };
  const chosen = { ...both, variants: [...both.variants], hints: [...both.hints] };
  expect(withVariant(chosen, "black-holes", false)).toEqual({
    variants: ["new-leader-tracks"],
    hints: [],
    leader_board: "2A",
  });
  expect(withVariant(chosen, "new-leader-tracks", false).leader_board).toBe("");
});

test("hints come and go alone", () => {
  expect(withHint(nothing, "black-holes", true).hints).toEqual(["black-holes"]);
  expect(withHint({ ...nothing, hints: ["black-holes"] }, "black-holes", false).hints).toEqual([]);
});
