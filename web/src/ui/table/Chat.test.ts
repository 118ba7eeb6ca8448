import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { need, speak } from "../../lib/words/i18n.svelte";
import { exchange, position } from "../../lib/table/fake-socket";
import { LiveTable } from "../../lib/table/table.svelte";
import Chat from "./Chat.svelte";

beforeAll(async () => {
  await speak("en");
  await need("contact");
});

function chatting(talk: object): ReturnType<typeof exchange> {
  const wire = exchange();
  const table = new LiveTable("abc", "secret", wire.open);
  wire.latest().welcome({ position: { ...position(1, {}), talk: talk as { open: boolean } } });
  render(Chat, { table });
  return wire;
}

test("what is said is sent, and the field is free again", async () => {
  const wire = chatting({ open: true });
  const field = screen.getByRole<HTMLInputElement>("textbox");
  await fireEvent.input(field, { target: { value: "  hello  " } });
  await fireEvent.click(screen.getByRole("button", { name: "Say it" }));
  expect(wire.latest().sent.at(-1)).toMatchObject({ type: "say", text: "hello" });
  expect(field.value).toBe("");
});

test("while the rules keep a player silent, the field says why (CT-25)", () => {
  chatting({ open: false, closed: { id: "talk-crew-silent" } });
  const field = screen.getByRole<HTMLInputElement>("textbox");
  expect(field.placeholder.length).toBeGreaterThan(10);
  expect(field.placeholder).not.toBe("talk-crew-silent");
  expect(field.readOnly).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Say it" }).disabled).toBe(true);
});
