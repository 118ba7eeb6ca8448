import { beforeAll, describe, expect, test } from "vitest";
import { need, speak, t, type Language } from "../../../../lib/words/i18n.svelte";
import { TOKENS } from "../../art/pieces";
import { read, written, type Lexicon } from "./typed";
import { tokenName } from "../words";

const frame = { width: 3000, height: 2000, token: 250 };
beforeAll(() => need("space-puzzle"));

async function lexicon(language: Language, most = 5): Promise<Lexicon> {
  await speak(language);
  return {
    frame,
    names: Object.fromEntries(TOKENS.map((id) => [id, tokenName(id)])),
    fillers: t("sp-surface-typed-fillers").split(" "),
    usable: TOKENS.filter((id) => id !== "crisis" && id !== "n-6"),
    most,
    free: ["crisis"],
  };
}

describe("reading", () => {
  test.each(["en", "uk", "de"] as const)("what is written in %s is read back", async (language) => {
    const words = await lexicon(language, 28);
    const laid = words.usable.map((id, index) => ({ id, x: 205 + 97 * index, y: 1004, rotation: (index * 13) % 360 }));
    expect(read(written(laid, words.names), words)).toEqual({ laid, faults: [] });
  });

  test("ids and short names do as well", async () => {
    const words = await lexicon("en");
    const { laid, faults } = read("c-red 120 40 15\nRed token 120 40\n", words);
    expect(laid).toEqual([{ id: "c-red", x: 1200, y: 400, rotation: 15 }]);
    expect(faults).toEqual([{ line: 2, why: "twice", name: "c-red" }]);
    expect(read("square 30 40\nhex 70,5; 40 -15°", words).laid).toEqual([
      { id: "k-square", x: 300, y: 400, rotation: 0 },
      { id: "k-hexagon", x: 705, y: 400, rotation: 345 },
    ]);
  });

  test("a number in a name is no place", async () => {
    const words = await lexicon("en");
    expect(read("number 3 120 40", words).laid).toEqual([{ id: "n-3", x: 1200, y: 400, rotation: 0 }]);
    expect(read("number 3 120 40 30", words).laid).toEqual([{ id: "n-3", x: 1200, y: 400, rotation: 30 }]);
  });

  test("other languages have their own words", async () => {
    expect(read("червоний жетон 120 40 15", await lexicon("uk")).laid).toMatchObject([{ id: "c-red" }]);
    expect(read("Plättchen Rot 120 40 15", await lexicon("de")).laid).toMatchObject([{ id: "c-red" }]);
  });
});

describe("faults, each with its line", () => {
  const why = async (text: string, most = 5): Promise<[number, string][]> =>
    read(text, await lexicon("en", most)).faults.map((fault) => [fault.line, fault.why]);

  test("names nobody knows, and names that fit several", async () => {
    expect(await why("ok 50 50\n\nwhale 120 40 15")).toEqual([[3, "unknown"]]);
    expect(read("key 120 40", await lexicon("en")).faults).toMatchObject([
      { line: 1, why: "many", candidates: ["k-square", "k-triangle", "k-round", "k-hexagon"] },
    ]);
  });

  test("places that are missing or are none", async () => {
    expect(await why("red")).toEqual([[1, "places"]]);
    expect(await why("red 120 left")).toEqual([[1, "places"]]);
  });

  test("tokens that are not at hand, and too many", async () => {
    expect(await why("n-6 120 40")).toEqual([[1, "resting"]]);
    expect(await why("ok 50 50\nno 90 50\ncrisis 130 50", 1)).toEqual([[2, "too-many"]]);
  });

  test("places outside the frame say where there is room", async () => {
    expect(read("ok 12 50", await lexicon("en")).faults).toEqual([
      { line: 1, why: "outside", name: "ok", room: { left: 13, right: 287, top: 13, bottom: 187 } },
    ]);
    expect(read("ok 12.5 50", await lexicon("en")).faults).toEqual([]);
  });
});
