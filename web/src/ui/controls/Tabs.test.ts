import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, test } from "vitest";
import Tabs from "./Tabs.svelte";

const panel = createRawSnippet<[string]>((id) => ({ render: () => `<p>about ${id()}</p>` }));
const tabs = ["board", "review", "log"].map((id) => ({ id, name: id.toUpperCase() }));

test("one view at a time, by mouse and by key, and what was opened is kept", async () => {
  render(Tabs<string>, { label: "Views", tabs, open: "board", panel });
  const tab = (name: string): HTMLElement => screen.getByRole("tab", { name });
  const seen = (): string | null => screen.getByRole("tabpanel").textContent;
  expect(seen()).toContain("about board");
  expect(screen.queryByText("about review")).toBeNull();
  await fireEvent.click(tab("REVIEW"));
  expect(seen()).toContain("about review");
  await fireEvent.keyDown(tab("REVIEW"), { key: "ArrowRight" });
  expect(document.activeElement).toBe(tab("LOG"));
  expect(tab("LOG").getAttribute("aria-selected")).toBe("true");
  expect(tab("BOARD").tabIndex).toBe(-1);
  await fireEvent.keyDown(tab("LOG"), { key: "ArrowRight" });
  expect(seen()).toContain("about board");
  await fireEvent.keyDown(tab("BOARD"), { key: "End" });
  expect(seen()).toContain("about log");
  expect(screen.getByText("about review")).toBeTruthy();
});
