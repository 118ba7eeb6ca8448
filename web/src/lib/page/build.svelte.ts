/** Which build of the client this page is, and going over to the server's own when that is another one. */

const CALM_MS = 4_000;
const LOOK_MS = 500;
/** A page that comes back as it was does not come back without end. */
const ONCE_IN_MS = 60_000;

let theirs = $state("");
const occupied = new Set<() => boolean>();

/** The name of the script the page began with; nothing while the client is being worked on. */
function own(): string {
  const script = document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";
  return /\/assets\/([\w-]+)\.js$/.exec(script)?.[1] ?? "";
}

export const build = {
  /** The server has another build: it may not understand this page's next messages. */
  get stale(): boolean {
    return theirs !== "" && own() !== "" && theirs !== own();
  },
  /** The server has said which one it hands out. */
  hear(said: string): void {
    theirs = said;
  },
};

/** For as long as a component lives: something unfinished would be lost with the page while this holds. */
export function keepPage(busy: () => boolean): void {
  $effect(() => {
    occupied.add(busy);
    return () => occupied.delete(busy);
  });
}

/** Reloads a stale page at a calm moment: nothing is pressed, typed, open or unfinished, or the page is hidden. */
export function followBuild(reload: () => void = () => location.reload()): () => void {
  return $effect.root(() => {
    $effect(() => (build.stale ? waitForCalm(reload) : undefined));
  });
}

function waitForCalm(reload: () => void): () => void {
  const held = new Set<string>();
  let last = performance.now();
  const touch = (event: Event): void => {
    last = performance.now();
    const what = event instanceof KeyboardEvent ? event.code : "pointer";
    if (/down$/.test(event.type)) held.add(what);
    else if (/(up|cancel)$/.test(event.type)) held.delete(what);
  };
  const kinds = ["pointerdown", "pointerup", "pointercancel", "keydown", "keyup", "wheel", "input"];
  for (const kind of kinds) addEventListener(kind, touch, { capture: true, passive: true });
  const timer = setInterval(() => {
    const idle = document.hidden || (held.size === 0 && performance.now() - last >= CALM_MS);
    const before = Number(sessionStorage.getItem("renewed") ?? 0);
    if (!idle || isOccupied() || Date.now() - before < ONCE_IN_MS) return;
    sessionStorage.setItem("renewed", String(Date.now()));
    reload();
  }, LOOK_MS);
  return () => {
    clearInterval(timer);
    for (const kind of kinds) removeEventListener(kind, touch, { capture: true });
  };
}

function isOccupied(): boolean {
  const writing = document.activeElement as Partial<HTMLInputElement> | null;
  const unsent =
    writing?.matches?.("input:not([type]), input[type=text], input[type=search], textarea") && writing.value;
  return Boolean(unsent) || document.querySelector("dialog[open]") !== null || [...occupied].some((busy) => busy());
}

/** Once the page has come and is at rest: what works without a network is fetched and kept. */
export function keepForOffline(): void {
  if (own() === "" || !("serviceWorker" in navigator)) return;
  const begin = (): void => void navigator.serviceWorker.register(`/sw.js?build=${own()}`).catch(() => undefined);
  const soon = (): void => void setTimeout(begin, CALM_MS);
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}
