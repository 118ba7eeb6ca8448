import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { Reel } from "../../lib/table/replay.svelte";
import { speak, t } from "../../lib/words/i18n.svelte";
import { replayKeys } from "../../pages/replay/keys";
import KeyList from "./KeyList.svelte";

beforeAll(() => speak("en"));

test("what keys do is listed in words, their signs are spoken", () => {
  render(KeyList, { groups: [replayKeys(new Reel())] });
  for (const id of ["replay-controls", "replay-back", "keys-replay-faster", "key-space"])
    expect(screen.getByText(t(id))).toBeTruthy();
  expect(screen.getByText("←").getAttribute("aria-hidden")).toBe("true");
  expect(screen.getByText(t("key-left"))).toBeTruthy();
});
