import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import App from "./App.svelte";
import { speak } from "./lib/words/i18n.svelte";
import { followAddress, router } from "./lib/page/router.svelte";

beforeEach(async () => {
  history.replaceState(null, "", "/");
  await speak("en");
  return followAddress();
});

test("the home page has one main heading and play is one press away", async () => {
  render(App);
  expect(await screen.findAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(screen.getByRole("button", { name: /Play now with an AI/ })).toBeTruthy();
});

test("a link turns the page and its heading gets the focus", async () => {
  render(App);
  (await screen.findByRole("link", { name: "Settings" })).click();
  const heading = await screen.findByRole("heading", { level: 1, name: "Settings" });
  expect(location.pathname).toBe("/settings");
  await expect.poll(() => document.activeElement).toBe(heading);
});

test("an unknown address says so", async () => {
  render(App);
  router.go("/nowhere");
  expect(await screen.findByRole("heading", { level: 1, name: "Nothing here but stars" })).toBeTruthy();
});
