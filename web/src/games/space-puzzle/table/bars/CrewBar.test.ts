import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import type { TableStore } from "../../../../lib/table/table.svelte";
import { need, speak } from "../../../../lib/words/i18n.svelte";
import { Puzzle } from "../../puzzle.svelte";
import CrewBar from "./CrewBar.svelte";

beforeAll(async () => {
  await need("space-puzzle");
  await speak("en");
});

function bar(left: number): { puzzle: Puzzle; act: ReturnType<typeof vi.fn>; end: HTMLElement } {
  const act = vi.fn(() => Promise.resolve());
  const view = {
    me: 1,
    ai: 0,
    setup: { seats: 2 },
    scenario: { actions: 3 },
    actions_left: left,
    ready: [],
    declaring: [],
  };
  const table = {
    view,
    names: ["AI", "Ada"],
    prompt: { ask: { id: "x" }, offers: [{ action: "ready" }, { action: "declare" }] },
    act,
  };
  const puzzle = new Puzzle(table as unknown as TableStore);
  render(CrewBar, { puzzle });
  return { puzzle, act, end: screen.getByRole("button", { name: "End the round" }) };
}

test("before anything was done the end of the round does not shine, and asks", () => {
  const { puzzle, act, end } = bar(3);
  expect(end.className).not.toContain("primary");
  end.click();
  expect(puzzle.question?.text.id).toBe("sp-ui-end-untouched");
  expect(act).not.toHaveBeenCalled();
});

test("afterwards it is the next step", async () => {
  const { act, end } = bar(1);
  expect(end.className).toContain("primary");
  end.click();
  await vi.waitFor(() => expect(act).toHaveBeenCalledWith({ type: "ready" }));
});

test("to declare is explained by a sentence", () => {
  bar(3);
  const declare = screen.getByRole("button", { name: "Declare" });
  const note = document.getElementById(declare.getAttribute("aria-describedby") ?? "");
  expect(note?.textContent).toContain("Once only");
});
