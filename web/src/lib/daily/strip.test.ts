import { beforeAll, expect, it } from "vitest";
import { message } from "../words/message";
import { need, speak } from "../words/i18n.svelte";
import { stripOf } from "./strip";

beforeAll(async () => {
  await speak("en");
  await need("daily");
});

it("tells how it went and nothing of the solution", () => {
  const day = { number: 12, date: "2026-11-12", game: "contact" };
  const effort = message("daily-signals", { signals: 2 });
  expect(stripOf(day, { marks: ["wrong", "near", "right"], effort }, 3)).toBe(
    `Heliograph Daily 12 · Contact\n⬛🟨🟩 · 2 signals · 🔥 3\n${location.origin}/daily/12`,
  );
  expect(stripOf(day, { marks: [], effort }, 1)).toContain("⬛ · 2 signals\n");
});
