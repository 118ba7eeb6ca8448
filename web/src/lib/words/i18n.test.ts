import { beforeAll, expect, test, vi } from "vitest";
import type { Message } from "../../generated/wire";
import { need, say, speak, t } from "./i18n.svelte";

beforeAll(() => need("contact"));

test("words follow the language", async () => {
  await speak("de");
  expect(t("close")).toBe("Schließen");
  await speak("en");
  expect(t("close")).toBe("Close");
});

test("plurals follow the language's own rules", async () => {
  await speak("uk");
  expect([1, 3, 5, 21].map((count) => t("rules-found", { count }))).toEqual([
    "Знайдено 1 правило.",
    "Знайдено 3 правила.",
    "Знайдено 5 правил.",
    "Знайдено 21 правило.",
  ]);
});

test("messages nest: names and lists are put into words first", async () => {
  await speak("en");
  const chips = ["B", "C", "earth"].map((chip): Message => ({ id: `chip-${chip}` }));
  const message: Message = { id: "describe-possible", args: { chips } };
  expect(say(message)).toContain(`${t("chip-B")}, ${t("chip-C")}, and Earth`);
  const guess: Message = { id: "event-repeat-asked", args: { seat: { id: "seat-name", args: { seat: 1 } } } };
  expect(say(guess, ["Ada", "Olena"])).toContain("Olena");
  expect(say(guess, [])).toContain("Seat 2");
});

test("a word can be asked for in another form", async () => {
  await need("space-puzzle");
  await speak("uk");
  expect(say({ id: "sp-colour-red.pawn-acc" })).toBe("червону фігурку");
});

test("what the table says about every game is there without any game's texts", async () => {
  vi.resetModules();
  const fresh = await import("./i18n.svelte");
  await fresh.speak("en");
  for (const id of ["refused-malformed", "refused-undo", "refused-not-due", "refused-stale"]) {
    expect(fresh.t(id)).not.toBe(id);
  }
});

test("a missing text shows its id and complains", () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(t("no-such-text")).toBe("no-such-text");
  expect(complaint).toHaveBeenCalled();
});

test("the last language asked for wins", async () => {
  await Promise.all([speak("de"), speak("uk")]);
  expect(t("close")).toBe("Закрити");
});

test("what is needed at the same time is there for everybody who asked", async () => {
  vi.resetModules();
  const fresh = await import("./i18n.svelte");
  await fresh.speak("en");
  const asked = [fresh.need("ending"), fresh.need("language"), fresh.need("contact")];
  await asked[0];
  expect(fresh.t("rating")).not.toBe("rating");
  const again = fresh.need("interstellar");
  await fresh.need("interstellar");
  expect(fresh.t("si-discovery-black-hole")).toBe("a Black Hole");
  await Promise.all([...asked, again]);
  for (const id of ["rating", "language-none", "ask-guess"]) expect(fresh.t(id)).not.toBe(id);
});
