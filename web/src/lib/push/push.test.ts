import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { need, speak } from "../words/i18n.svelte";
import { TurnPush, endPush } from "./push.svelte";

const KEY = "BKey";
const OURS = { endpoint: "https://push.example/one", keys: { p256dh: "BOwn", auth: "secret" } };

/** What the server keeps, and what the browser's push service was asked. */
let kept: string | null;
let key: string | null;
let permission: NotificationPermission;
let words: Record<string, string>;
const asked = vi.fn();

const subscription = { ...OURS, toJSON: () => OURS, unsubscribe: vi.fn(() => Promise.resolve(true)) };
let held: typeof subscription | null;
const pushManager = {
  getSubscription: () => Promise.resolve(held),
  subscribe: vi.fn(() => Promise.resolve((held = subscription))),
};

beforeEach(async () => {
  [kept, key, permission, held, words] = [null, KEY, "granted", null, {}];
  vi.clearAllMocks();
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { requestPermission: () => Promise.resolve(permission) });
  vi.stubGlobal("caches", {
    open: () =>
      Promise.resolve({ put: async (path: string, told: Response) => void (words[path] = await told.text()) }),
    delete: () => Promise.resolve((words = {})),
  });
  Object.assign(navigator, { serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) } });
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    asked(address, init.headers);
    if (init.method === "POST")
      kept =
        (JSON.parse(init.body as string) as { subscription: { endpoint: string } | null }).subscription?.endpoint ??
        null;
    return Promise.resolve(new Response(JSON.stringify({ key, endpoint: kept })));
  });
  await speak("en");
  await need("contact/home");
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

test("it is off until somebody wants it, and then on with words for the service worker", async () => {
  const push = new TurnPush("abc", "contact");
  await push.look("token");
  expect(push.state).toBe("off");
  expect(pushManager.subscribe).not.toHaveBeenCalled();
  await push.turnOn("token");
  expect([push.state, kept]).toEqual(["on", OURS.endpoint]);
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  expect(JSON.parse(words["/push-words/contact"] ?? "{}")).toEqual({
    lang: "en",
    "push-your-turn": "Your turn in Contact",
  });
  expect(asked).toHaveBeenLastCalledWith(
    "/api/tables/abc/push",
    expect.objectContaining({ authorization: "Bearer token" }),
  );
});

test("it is switched off at this table alone", async () => {
  const push = new TurnPush("abc", "contact");
  [kept, held] = [OURS.endpoint, subscription];
  await push.look("token");
  expect(push.state).toBe("on");
  await push.turnOff("token");
  expect([push.state, kept]).toEqual(["off", null]);
  expect(subscription.unsubscribe).not.toHaveBeenCalled();
});

test("another browser's subscription counts as off here", async () => {
  kept = "https://push.example/telephone";
  const push = new TurnPush("abc", "contact");
  await push.look("token");
  expect(push.state).toBe("off");
});

test("nothing is offered where the host does not want it or the browser cannot", async () => {
  const push = new TurnPush("abc", "contact");
  key = null;
  await push.look("token");
  expect(push.state).toBeNull();
  key = KEY;
  vi.unstubAllGlobals();
  await push.look("token");
  expect(push.state).toBeNull();
});

test("without permission nothing is asked of anybody", async () => {
  const push = new TurnPush("abc", "contact");
  await push.look("token");
  permission = "denied";
  await expect(push.turnOn("token")).rejects.toMatchObject({ id: "push-not-allowed" });
  expect(pushManager.subscribe).not.toHaveBeenCalled();
  expect([push.state, kept]).toEqual(["off", null]);
});

test("a push service that fails is told of", async () => {
  const push = new TurnPush("abc", "contact");
  await push.look("token");
  pushManager.subscribe.mockRejectedValueOnce(new Error()).mockRejectedValueOnce(new Error());
  await expect(push.turnOn("token")).rejects.toMatchObject({ id: "push-failed" });
  expect(kept).toBeNull();
});

test("whoever forgets everything in this browser ends all of it", async () => {
  held = subscription;
  words["/push-words/contact"] = "{}";
  await endPush();
  expect(subscription.unsubscribe).toHaveBeenCalled();
  expect(words).toEqual({});
});
