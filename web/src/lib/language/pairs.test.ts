import { beforeEach, expect, test } from "vitest";
import { linkTo, pairIn } from "./link";
import { dictionary, forget, learn, pairOf, pairs, takeIn, type Chapter, type Spoken } from "./pairs";

const spoken = (name: string, tempo: number, convention: string, messages = 6): Spoken => ({
  name,
  dialect: { tempo_mm_per_s: tempo, convention },
  sure: 0.8,
  messages,
  understood: 4,
  bits: 2.5,
});
const chapter = (table: string, at: number, ...all: Spoken[]): Chapter => ({ table, at, spoken: all });

beforeEach(() => pairs().forEach(forget));

test("a language grows by one chapter for each game, whoever's name comes first", () => {
  learn("contact", ["Ada", "Bob"], chapter("t1", 1, spoken("Ada", 80, "edge")));
  learn("contact", ["Bob", "Ada"], chapter("t2", 2, spoken("Ada", 90, "edge")));
  learn("contact", ["Ada", "Bob"], chapter("t2", 2, spoken("Ada", 90, "edge")));
  learn("space_puzzle", ["Ada", "Bob"], chapter("t3", 3));
  expect(pairOf("contact", ["Bob", "Ada"])?.chapters.map(({ table }) => table)).toEqual(["t1", "t2"]);
  expect(pairs()).toHaveLength(2);
});

test("a dictionary is what was heard most", () => {
  learn("contact", ["Ada", "Bob"], chapter("t1", 1, spoken("Bob", 60, "centre", 2)));
  const pair = learn("contact", ["Ada", "Bob"], chapter("t2", 2, spoken("Bob", 90, "edge", 4)));
  expect(dictionary(pair, "Bob")).toEqual({ tempo_mm_per_s: 80, convention: "edge" });
  expect(dictionary(pair, "Eve")).toBeNull();
});

test("a link carries it to the other one, who comes first there", async () => {
  const pair = learn("contact", ["Ada", "Bob"], chapter("t1", 1, spoken("Bob", 60, "centre")));
  const link = await linkTo(pair);
  forget(pair);
  const found = await pairIn(new URL(link).hash);
  expect(found?.names).toEqual(["Bob", "Ada"]);
  expect(takeIn(found!).chapters).toEqual(pair.chapters);
  forget(found!);
  expect(pairs()).toEqual([]);
});

test.each(["", "#pair=", "#pair=nonsense", "#pair=q1YqU7IqKU3VUcpLzE1VslIqSS0uUdJRKkvMKU1VslLKU6oFAA"])(
  "what is no language is not taken in: %s",
  async (hash) => {
    expect(await pairIn(hash)).toBeNull();
  },
);

test("nor does a short link unpack to what fills the memory", async () => {
  const pair = learn("contact", ["Ada", "Bob"], chapter("t1", 1, spoken("Bob", 60, "centre")));
  const link = await linkTo({ ...pair, names: ["Ada", "B".repeat(4_000_000)] });
  expect(link.length).toBeLessThan(20_000);
  expect(await pairIn(new URL(link).hash)).toBeNull();
});
