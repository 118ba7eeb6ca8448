import { expect, test } from "vitest";
import { followAddress, routeOf, router } from "./router.svelte";
import { seatLink, tokenFor } from "../table/seats/seats";

test.each([
  ["/", { page: "home" }],
  ["/new", { page: "new" }],
  ["/new/critical_orbit", { page: "new", id: "critical_orbit" }],
  ["/play/contact", { page: "play", id: "contact" }],
  ["/rules/", { page: "rules" }],
  ["/rules/space_puzzle", { page: "rules", id: "space_puzzle" }],
  ["/rules/space_puzzle/more", { page: "lost" }],
  ["/learn/space_puzzle", { page: "learn", id: "space_puzzle" }],
  ["/editor/space_puzzle", { page: "editor", id: "space_puzzle" }],
  ["/editor", { page: "lost" }],
  ["/t/k3x9", { page: "table", id: "k3x9" }],
  ["/t/k3x9/replay", { page: "replay", id: "k3x9" }],
  ["/t/", { page: "lost" }],
  ["/t/k3x9/other", { page: "lost" }],
  ["/toString", { page: "lost" }],
])("%s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test("a seat link hands over its secret and leaves the address bar at once", () => {
  const link = new URL(seatLink(`${location.origin}/t/k3x9`, "s3cret"));
  history.replaceState(null, "", link.pathname + link.hash);
  const stop = followAddress();
  expect(router.route).toEqual({ page: "table", id: "k3x9" });
  expect(tokenFor("k3x9")).toBe("s3cret");
  expect(location.href).not.toContain("s3cret");
  stop();
});
