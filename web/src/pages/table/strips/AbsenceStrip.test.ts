import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test, vi } from "vitest";
import type { Chair } from "../../../generated/wire";
import { GATHERING, exchange } from "../../../lib/table/fake-socket";
import { LiveTable } from "../../../lib/table/table.svelte";
import { speak } from "../../../lib/words/i18n.svelte";
import AbsenceStrip from "./AbsenceStrip.svelte";

const ADA: Chair = {
  seat: 0,
  kind: "person",
  name: "Ada",
  strength: "",
  online: true,
  host: true,
  stood_in: false,
  advised: 0,
  persona: "",
  dialect: false,
  guest: "",
  shares: false,
};
const BO: Chair = {
  seat: 1,
  kind: "person",
  name: "Bo",
  strength: "",
  online: false,
  host: false,
  stood_in: false,
  advised: 0,
  persona: "",
  dialect: false,
  guest: "",
  shares: false,
};

async function seen(after: number, ...chairs: Chair[]): Promise<ReturnType<typeof exchange>> {
  await speak("en");
  vi.useFakeTimers();
  const wire = exchange();
  const table = new LiveTable("abc", "secret", wire.open);
  const welcome = { table: { ...GATHERING, phase: "playing" as const, chairs }, seats: [0] };
  wire.latest().welcome(welcome);
  render(AbsenceStrip, { table, strength: "strong" });
  vi.advanceTimersByTime(after);
  wire.latest().welcome(welcome); // nobody has answered its pings meanwhile
  await tick();
  vi.useRealTimers();
  return wire;
}

test("who has gone for a moment is not missed", async () => {
  await seen(19_000, ADA, BO);
  expect(screen.queryByRole("status")).toBeNull();
});

test("whoever is here may let an AI play for who has been away for a while", async () => {
  const wire = await seen(20_000, ADA, BO);
  expect(screen.getByRole("status").textContent).toContain("Bo");
  screen.getByRole("button", { name: "Let an AI play on" }).click();
  const to = { kind: "ai", strength: "strong" };
  expect(wire.latest().sent.at(-1)).toMatchObject({ type: "set-seat", seat: 1, to });
});

test("nobody is missed who is here", async () => {
  await seen(60_000, ADA, { ...BO, online: true });
  expect(screen.queryByRole("status")).toBeNull();
});
