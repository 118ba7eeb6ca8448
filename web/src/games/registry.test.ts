import { beforeEach, expect, test, vi } from "vitest";
import type { GameInfo } from "../generated/wire";

const CONTACT: GameInfo = {
  id: "contact",
  setup: { seats: 2, level: 2, practice: false },
  seats: [2, 3, 4, 5],
  strengths: ["strong", "quick"],
  workshop: false,
  review: true,
  files: [],
};
const PLUGIN: GameInfo = {
  ...CONTACT,
  id: "tiny_game",
  setup: { seats: 2 },
  seats: [2],
  strengths: ["steady"],
  review: false,
  files: ["cover.svg", "words/en.ftl"],
};
const WORDS = "game-tiny-game = Tiny\ntiny-game-do-take = Take it\ntiny-game-card-ace = the ace\n";

type Registry = typeof import("./registry");

/** Everything afresh: what can be played here is asked once. */
async function learned(offered: GameInfo[] | null): Promise<Registry> {
  const answers = (address: string): Response =>
    address === "/api/games" ? Response.json(offered) : new Response(address.endsWith("en.ftl") ? WORDS : "");
  vi.stubGlobal("fetch", (address: string) =>
    offered ? Promise.resolve(answers(address)) : Promise.reject(new Error("no server")),
  );
  const registry = await import("./registry");
  await registry.learnGames();
  return registry;
}

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

test("games come in the server's order, with what their folders declare", async () => {
  const { games, gameOf, pluginFile } = await learned([PLUGIN, CONTACT]);
  expect(games().map(({ id }) => id)).toEqual(["tiny_game", "contact"]);
  expect(gameOf("contact")).toMatchObject({ seats: [2, 3, 4, 5], firstSetup: { seats: 2, level: 2, practice: false } });
  expect(gameOf("contact")?.Cover).toBeTruthy();
  expect(pluginFile("contact", "cover.svg")).toBeUndefined();
});

test("a game of another package needs no folder", async () => {
  const { gameOf, hasPart, partOf, pluginFile } = await learned([CONTACT, PLUGIN]);
  expect(gameOf("tiny_game")?.Cover).toBeUndefined();
  expect(gameOf("tiny_game")?.starts).toEqual([{ setup: { seats: 2 } }]);
  expect(hasPart("tiny_game", "Tutorial")).toBe(false);
  expect(await partOf("tiny_game", "Table")).toBeUndefined();
  expect(pluginFile("tiny_game", "cover.svg")).toBe("/games/tiny_game/cover.svg");
  expect(pluginFile("tiny_game", "screen.js")).toBeUndefined();
});

test("a game nobody can be an AI of is not played at once", async () => {
  const { gameOf } = await learned([{ ...PLUGIN, strengths: [] }]);
  expect(gameOf("tiny_game")?.starts).toEqual([]);
});

test("without the server's list the house's own games are still known", async () => {
  const { games } = await learned(null);
  expect(games().length).toBeGreaterThan(1);
  expect(games().every(({ Cover }) => Cover)).toBe(true);
});

test("it speaks its own words, and plainly where it has none", async () => {
  await learned([PLUGIN]);
  const { gameName, strengthName } = await import("../lib/words/game-words");
  const { plainCommandWords } = await import("../lib/commands/plain");
  const offer = { action: "take", fields: { card: { type: "choice" as const, options: ["ace", "red_king"] } } };
  const table = { table: { game: "tiny_game" }, prompt: { ask: { id: "" }, offers: [offer] } };
  const words = plainCommandWords(table as unknown as Parameters<typeof plainCommandWords>[0]);
  expect([gameName("tiny_game"), gameName("other_game"), strengthName("steady")]).toEqual([
    "Tiny",
    "Other game",
    "Steady",
  ]);
  expect([words.command(offer), words.fieldName("card"), words.fields]).toEqual(["Take it", "Card", ["card"]]);
  expect(words.valueName("card", "ace", offer)).toBe("the ace");
  expect(words.valueName("card", "red_king", offer)).toBe("Red king");
});
