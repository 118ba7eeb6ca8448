import { render, screen } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { beforeAll, expect, test, vi } from "vitest";
import type { TableInfo } from "../../generated/wire";
import { speak, t } from "../../lib/words/i18n.svelte";
import { message } from "../../lib/words/message";
import ReviewSheet from "./ReviewSheet.svelte";

beforeAll(() => speak("en"));

const children = createRawSnippet<[unknown]>((review) => ({ render: () => `<p>${String(review())}</p>` }));

/** Shows the sheet, and how to bring another table to it. */
function sheet(load: (table: string) => Promise<unknown>): (id: string) => void {
  const tables = new SvelteMap<"now", TableInfo>();
  const bring = (id: string): void => void flushSync(() => tables.set("now", { id } as TableInfo));
  bring("abc");
  const props = {
    title: "Title",
    loading: "Loading",
    load,
    children,
    get table() {
      return tables.get("now")!;
    },
  };
  render(ReviewSheet<unknown>, { props });
  return bring;
}

test("the review follows when it is made, and is asked for again for another table only", async () => {
  const load = vi.fn((id: string) => Promise.resolve(`review of ${id}`));
  const bring = sheet(load);
  expect(screen.getByRole("status").textContent).toBe("Loading");
  expect(await screen.findByText("review of abc")).toBeTruthy();
  bring("abc");
  expect(screen.queryByRole("status")).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
  bring("def");
  expect(await screen.findByText("review of def")).toBeTruthy();
});

test("why there is none is said", async () => {
  sheet(() => Promise.reject(message("problem-no-server")));
  expect(await screen.findByText(t("problem-no-server"))).toBeTruthy();
  expect(screen.queryByRole("status")).toBeNull();
});
