import { beforeAll, describe, expect, test } from "vitest";
import { need, speak } from "../../../../lib/words/i18n.svelte";
import type { View } from "../../terms";
import { needsText, reasonText, stateText } from "./words";

beforeAll(async () => {
  await need("critical-orbit");
  await speak("en");
});

const desk = { left: [], stars: 0, locked: false, claims: [], undoable: [], tasks: [] };
const view = (changes: object): View =>
  ({
    phase: "choose",
    turn: 3,
    setup: { houston: 1, cologne: null },
    wants: {},
    needs: [],
    desks: { houston: desk, cologne: desk },
    ...changes,
  }) as unknown as View;

test.each(["shape-L", "grid-X", "column-7", "star-mercury", "track-white", "room"])(
  "the reason %s is a sentence",
  (why) => {
    expect(reasonText(why)).toMatch(/^[A-Z].+\.$/);
  },
);

test("no reason is nothing", () => expect(reasonText("")).toBe(""));

test("Mercury's reason for the kept values comes before what it is short of", () => {
  const said = stateText(view({ phase: "enter", kept_why: "track-white", needs: ["unlock"] }), "mercury");
  expect(said).toBe(`${reasonText("track-white")} ${needsText(["unlock"])}`);
  expect(stateText(view({ kept_why: "" }), "mercury")).toBe("");
});

test("what Mercury is short of is listed", () => {
  expect(needsText(["L", "white"])).toContain("white");
  expect(needsText([])).toBe("");
});

describe("what a station is about", () => {
  const wish = { leave: 4, why: "", firm: true };

  test("its reason comes before its bare wish", () => {
    expect(stateText(view({ wants: { houston: wish } }), "houston")).toContain("4");
    expect(stateText(view({ wants: { houston: { ...wish, why: "shape-L" } } }), "houston")).toBe(reasonText("shape-L"));
  });

  test("without a wish it thinks; the AI deck does not", () => {
    expect(stateText(view({}), "houston")).not.toBe("");
    expect(stateText(view({}), "cologne")).toBe("");
  });

  test("what must be done first is said first", () => {
    const claiming = { ...desk, claims: [["c4"]] };
    expect(stateText(view({ wants: { houston: wish }, desks: { houston: claiming } }), "houston")).not.toContain("4");
  });

  test("a locked station says so once the values are given", () => {
    const locked = { desks: { houston: { ...desk, locked: true } } };
    expect(stateText(view({ ...locked, phase: "enter" }), "houston")).toBe("locked");
    expect(stateText(view({ ...locked, phase: "roll", turn: 0 }), "houston")).toBe("");
  });
});
