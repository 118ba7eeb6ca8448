import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { rulesOf } from "../../games/rules";
import { speak, t } from "../../lib/words/i18n.svelte";
import RulesReference from "./RulesReference.svelte";

beforeAll(() => speak("en"));

test.each(["contact", "space_puzzle", "critical_orbit", "interstellar"])(
  "%s: every rule has an anchor, the search narrows them down",
  async (game) => {
    const id = (await rulesOf(game)).at(-1)?.rules.at(-1)?.id ?? "";
    const { container } = render(RulesReference, { game });
    expect(await screen.findByRole("link", { name: id })).toBeTruthy();
    expect(document.getElementById(id)?.textContent).toContain(t(`rule-${id}`));
    const all = container.querySelectorAll(".rule").length;
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: id.toLowerCase() } });
    const found = container.querySelectorAll(".rule").length;
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(all);
    expect(screen.getByText(t("rules-found", { count: found }))).toBeTruthy();
    expect(container.querySelector("mark")?.textContent.toLowerCase()).toBe(id.toLowerCase());
    expect(container.querySelectorAll("nav li").length).toBe(container.querySelectorAll("section").length);
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "qqq" } });
    expect(container.querySelectorAll(".rule").length).toBe(0);
    expect(screen.getByText(t("rules-none", { wanted: "qqq" }))).toBeTruthy();
  },
);

test.each(["contact", "space_puzzle", "critical_orbit", "interstellar"])("%s: drawings explain rules", async (game) => {
  render(RulesReference, { game });
  const drawings = await screen.findAllByRole("img");
  expect(drawings.length).toBeGreaterThanOrEqual(3);
  for (const drawing of drawings) expect(drawing.closest(".rule")).toBeTruthy();
});
