import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { GATHERING, exchange } from "../../lib/table/fake-socket";
import { LiveTable } from "../../lib/table/table.svelte";
import { LANGUAGES, speak } from "../../lib/words/i18n.svelte";
import Past from "./Past.svelte";

function shown(info: object): void {
  const wire = exchange();
  const table = new LiveTable("abc", null, wire.open);
  wire.latest().welcome({ table: { ...GATHERING, ...info }, position: null });
  render(Past, { table });
}

test.each(LANGUAGES)("a game that new rules have ended says so and can be saved (%s)", async (language) => {
  await speak(language);
  shown({ phase: "over", notice: { id: "notice-stopped" }, tidied_at: Date.UTC(2031, 4, 6, 12) });
  const told = screen.getByRole("status").textContent ?? "";
  expect(told.length).toBeGreaterThan(40);
  expect(told).not.toContain("notice-");
  expect(document.querySelector("a[download]")?.getAttribute("href")).toBe("/api/tables/abc/export");
  expect(document.querySelector("a[href='/t/abc/replay']")).not.toBeNull();
  expect(document.querySelector(".kept")?.textContent).toMatch(/2031/);
});

test("before its end nothing of a game is handed out", async () => {
  await speak("en");
  shown({ phase: "playing", notice: { id: "notice-unreadable" } });
  expect(document.querySelector("a[download]")).toBeNull();
  expect(document.querySelector(".kept")).toBeNull();
});
