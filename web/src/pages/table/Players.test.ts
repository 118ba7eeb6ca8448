import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { GATHERING, exchange } from "../../lib/table/fake-socket";
import { LiveTable } from "../../lib/table/table.svelte";
import { speak } from "../../lib/words/i18n.svelte";
import Players from "./Players.svelte";

test("who sits at the table is shown, and the page comes to rest", async () => {
  await speak("en");
  const wire = exchange();
  const table = new LiveTable("abc", null, wire.open);
  wire.latest().welcome({ table: { ...GATHERING, phase: "playing" } });
  render(Players, { table });
  expect(() => flushSync()).not.toThrow();
  expect(screen.getByRole("list").children.length).toBeGreaterThanOrEqual(GATHERING.chairs.length);
});
