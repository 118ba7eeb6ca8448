import { beforeAll, expect, test } from "vitest";
import type { Chair } from "../../../generated/wire";
import { chairNames } from "./chairs";
import { speak } from "../../words/i18n.svelte";

beforeAll(() => speak("en"));

const person = (seat: number, name: string): Chair => ({
  seat,
  kind: "person",
  name,
  strength: "",
  online: true,
  host: false,
  stood_in: false,
  advised: 0,
  persona: "",
  dialect: false,
  guest: "",
  shares: false,
});
const ai = (seat: number, strength: string, name = ""): Chair => ({
  seat,
  kind: "ai",
  name,
  strength,
  online: true,
  host: false,
  stood_in: false,
  advised: 0,
  persona: "",
  dialect: false,
  guest: "",
  shares: false,
});
const open = (seat: number): Chair => ({
  seat,
  kind: "open",
  name: "",
  strength: "",
  online: false,
  host: false,
  stood_in: false,
  advised: 0,
  persona: "",
  dialect: false,
  guest: "",
  shares: false,
});

test("everyone has a name", () => {
  expect(chairNames([person(0, "Ada"), ai(1, "strong"), open(2)])).toEqual(["Ada", "AI (strong)", "Seat 3"]);
});

test("an AI seat that is somebody has a name of its own in every language", async () => {
  const chairs = [{ ...ai(0, "strong"), persona: "procyon" }, person(1, "Ada")];
  expect(chairNames(chairs)).toEqual(["Procyon", "Ada"]);
  await speak("uk");
  expect(chairNames(chairs)[0]).toBe("Проціон");
  await speak("en");
});

test("AI seats that are alike are numbered, and only those", () => {
  const chairs = [ai(0, "strong"), person(1, "Ada"), ai(2, "quick"), ai(3, "strong")];
  expect(chairNames(chairs)).toEqual(["AI 1 (strong)", "Ada", "AI (quick)", "AI 2 (strong)"]);
});

test("an AI that stands in for somebody keeps their name and no number", () => {
  expect(chairNames([ai(0, "strong", "Ada"), ai(1, "strong")])).toEqual(["Ada", "AI (strong)"]);
});
