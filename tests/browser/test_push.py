"""What the service worker makes of a push, and of a tap on what it shows. There is no push service here: the
worker is handed the events themselves."""

import json

from tests.browser.people import People
from tests.browser.waiting import wait_until

KEPT = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
LEAVE_WORDS = """() => caches.open("heliograph-push").then((cache) =>
  cache.put("/push-words/contact",
    Response.json({ lang: "de", "push-your-turn": "Du bist dran: Contact" })))"""
HAND_OVER = """async () => {
  const done = [];
  const hand = async (event) => {
    const waits = [];
    event.waitUntil = (promise) => waits.push(promise);
    dispatchEvent(event);
    await Promise.all(waits);
  };
  self.registration.showNotification = async (title, { tag, lang }) => done.push([title, tag, lang ?? null]);
  self.clients.openWindow = async (path) => done.push(path);
  for (const game of ["contact", "unheard-of"]) {
    const data = JSON.stringify({ table: "abc", game, message: "push-your-turn" });
    await hand(new PushEvent("push", { data }));
  }
  const notification = { data: "abc", close: () => done.push("closed") };
  await hand(Object.assign(new Event("notificationclick"), { notification }));
  return JSON.stringify(done);
}"""


def test_a_push_is_shown_in_ones_language_and_leads_to_the_table(people: People) -> None:
    page = people.arrive("/", service_workers="allow")
    wait_until(page, KEPT)
    page.evaluate(LEAVE_WORDS)
    (worker,) = page.context.service_workers
    shown, unknown, *tapped = json.loads(worker.evaluate(HAND_OVER))
    assert shown == ["Du bist dran: Contact", "abc", "de"]
    assert unknown == ["Heliograph", "abc", None]
    assert tapped == ["closed", "/t/abc"]
