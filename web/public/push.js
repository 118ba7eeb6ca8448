// Whose turn it is, told while no page is open. A push names a table, its game and a message; pages leave the words here
// when somebody asks to be told, in their language.

const WORDS = "heliograph-push";

addEventListener("push", (event) => event.waitUntil(notify(event.data.json())));
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(`/t/${encodeURIComponent(event.notification.data)}`));
});

async function notify({ table, game, message }) {
  const kept = await (await caches.open(WORDS)).match(`/push-words/${game}`);
  const words = kept ? await kept.json() : {};
  // One notification for each table, however many turns went by.
  const options = { tag: table, data: table, lang: words.lang, icon: "/icons/192.png" };
  await self.registration.showNotification(words[message] ?? "Heliograph", options);
}

async function open(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
