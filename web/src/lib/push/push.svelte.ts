/** Being told that it is one's turn at a table while no page is open. `public/push.js` shows what comes. */
import { pushState, setPush } from "../table/api";
import { gameName } from "../words/game-words";
import { language, t } from "../words/i18n.svelte";
import { message } from "../words/message";

const WORDS = "heliograph-push";

/** Off and on for this browser; null where it cannot be had: no push service, no service worker, or the host's wish. */
export type PushSwitch = "off" | "on" | null;

export class TurnPush {
  state = $state<PushSwitch>(null);
  #key = "";
  #table: string;
  #game: string;

  constructor(table: string, game: string) {
    this.#table = table;
    this.#game = game;
  }

  /** Asks the server and the browser how it is. */
  async look(token: string): Promise<void> {
    const worker = await registration();
    const found = worker && (await pushState(this.#table, token).catch(() => null));
    if (!worker || !found?.key) {
      this.state = null;
      return;
    }
    this.#key = found.key;
    const own = await worker.pushManager.getSubscription();
    this.state = own && own.endpoint === found.endpoint ? "on" : "off";
    if (this.state === "on") await this.#keepWords();
  }

  /** Straight after a gesture: only then may a page ask for permission. Rejected with the message that says why not. */
  async turnOn(token: string): Promise<void> {
    if ((await Notification.requestPermission()) !== "granted") throw message("push-not-allowed");
    const worker = await registration();
    const subscription = worker && (await subscribe(worker.pushManager, this.#key).catch(() => null));
    const { endpoint, keys } = subscription?.toJSON() ?? {};
    if (!endpoint || !keys?.p256dh || !keys.auth) throw message("push-failed");
    await this.#keepWords();
    await setPush(this.#table, token, { endpoint, p256dh: keys.p256dh, auth: keys.auth });
    this.state = "on";
  }

  /** The browser keeps its subscription: other tables may use it. */
  async turnOff(token: string): Promise<void> {
    await setPush(this.#table, token, null);
    this.state = "off";
  }

  /** For the service worker, which has no words of its own. */
  async #keepWords(): Promise<void> {
    const words = { lang: language.current, "push-your-turn": t("push-your-turn", { game: gameName(this.#game) }) };
    const cache = await caches.open(WORDS);
    await cache.put(`/push-words/${this.#game}`, new Response(JSON.stringify(words)));
  }
}

/** Nothing that was sent to this browser arrives any more, whichever table it is for; servers learn of it and forget. */
export async function endPush(): Promise<void> {
  const worker = await registration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  if (worker) await caches.delete(WORDS);
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  const possible = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  return possible ? navigator.serviceWorker.getRegistration() : undefined;
}

/** A subscription with the key of another server that was here before gives way. */
async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(wish);
  } catch {
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(wish);
  }
}
