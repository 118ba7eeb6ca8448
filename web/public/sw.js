// Off line: rules, lessons and what else `offline.json` lists, from copies that were kept when there was a network.
// With a network the server is always asked first, except for files whose names say what is in them: nothing is stale.
// Each build of the client has a worker and copies of its own; the next one's take their place as soon as all are there.

self.importScripts("/push.js");

const OURS = "heliograph ";
const KEPT = OURS + new URL(location.href).searchParams.get("build");

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // Tables are live or nothing; what is asked with a secret is never kept.
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/tables")) return;
  if (pathname.startsWith("/assets/")) event.respondWith(copyFirst(request));
  else event.respondWith(serverFirst(request));
});

async function keep() {
  const { files, data } = await (await fetch("/offline.json", { cache: "no-cache" })).json();
  const cache = await caches.open(KEPT);
  await cache.addAll(files.map((file) => new Request(file, { cache: "no-cache" })));
  const wanted = new Set([...data, ...(await takenAlong())]);
  await Promise.allSettled([...wanted].map((address) => cache.add(new Request(address, { cache: "no-cache" }))));
  await self.skipWaiting();
}

/** Daily puzzles that earlier builds have kept. */
async function takenAlong() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().flatMap(({ url }) => (isDaily(new URL(url).pathname) ? [url] : []));
}

/** Days and their puzzles, once asked for, can be read again; answers to them are sent and never kept. */
function isDaily(pathname) {
  return pathname.startsWith("/api/daily");
}

async function takeOver() {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== KEPT);
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function copyFirst(request) {
  return (await (await caches.open(KEPT)).match(request)) ?? fetch(request);
}

async function serverFirst(request) {
  const cache = await caches.open(KEPT);
  const page = request.mode === "navigate";
  try {
    const answer = await fetch(request);
    // What was kept once is kept up to date; the page belongs to its build and stays with it.
    const wanted = isDaily(new URL(request.url).pathname) || (await cache.match(request));
    if (!page && answer.ok && wanted) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return (await cache.match(page ? "/" : request)) ?? Response.error();
  }
}
