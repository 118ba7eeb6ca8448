import { beforeEach, expect, test } from "vitest";
import { block, blockedGuests, blockedPeople, guestSecret, knownGuest, unblock } from "./guest";

beforeEach(() => localStorage.clear());

test("a browser has one secret, from the first time it meets strangers", () => {
  expect(guestSecret()).toMatch(/^[0-9a-f]{48}$/);
  expect(guestSecret()).toBe(guestSecret());
  expect(knownGuest()).toBe(guestSecret());
});

test("whoever is blocked stays so until they are not, once each", () => {
  block("aa", "Bob");
  block("bb", "Cy");
  block("aa", "Robert");
  expect(blockedPeople()).toEqual([
    { guest: "aa", name: "Robert" },
    { guest: "bb", name: "Cy" },
  ]);
  unblock("aa");
  expect(blockedGuests()).toEqual(["bb"]);
});
