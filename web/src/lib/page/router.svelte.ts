/** Which page the address means, and going to another one without loading anew. */
import { build } from "./build.svelte";
import { takeSeatFromAddress } from "../table/seats/seats";

export type Route =
  | {
      page:
        | "home"
        | "new"
        | "play"
        | "rules"
        | "settings"
        | "language"
        | "log"
        | "privacy"
        | "learn"
        | "daily"
        | "daily-archive"
        | "strangers"
        | "lost";
    }
  | { page: "table" | "screen" | "replay" | "daily" | "new" | "play" | "rules" | "learn" | "editor"; id: string };

const PLAIN = {
  "/": "home",
  "/new": "new",
  "/play": "play",
  "/rules": "rules",
  "/settings": "settings",
  "/language": "language",
  "/log": "log",
  "/privacy": "privacy",
  "/learn": "learn",
  "/daily": "daily",
  "/daily/archive": "daily-archive",
  "/strangers": "strangers",
} as const;

export function routeOf(path: string): Route {
  const tidy = path.replace(/(?<=.)\/+$/, "");
  if (tidy in PLAIN) return { page: PLAIN[tidy as keyof typeof PLAIN] };
  const [, page, game] = /^\/(new|play|rules|learn|editor)\/(\w+)$/.exec(tidy) ?? [];
  if (game !== undefined) return { page: page as "new" | "play" | "rules" | "learn" | "editor", id: game };
  const [, shown] = /^\/tables\/([\w-]+)\/screen$/.exec(tidy) ?? [];
  if (shown !== undefined) return { page: "screen", id: shown };
  const [, number] = /^\/daily\/(\d{1,5})$/.exec(tidy) ?? [];
  if (number !== undefined) return { page: "daily", id: number };
  const [, id, replay] = /^\/t\/([\w-]+)(\/replay)?$/.exec(tidy) ?? [];
  if (id === undefined) return { page: "lost" };
  return { page: replay ? "replay" : "table", id };
}

let route = $state.raw<Route>({ page: "home" });
let turns = $state(0);

export const router = {
  get route(): Route {
    return route;
  },
  /** How often the page was turned; 0 on the page the visitor arrived at. */
  get turns(): number {
    return turns;
  },
  go(path: string): void {
    if (build.stale) {
      location.assign(path);
      return;
    }
    history.pushState(null, "", path);
    turn();
  },
};

/** Links inside the app and the browser's own buttons turn pages; returns how to stop. */
export function followAddress(): () => void {
  read();
  addEventListener("popstate", turn);
  document.addEventListener("click", follow);
  return () => {
    removeEventListener("popstate", turn);
    document.removeEventListener("click", follow);
  };
}

function turn(): void {
  const before = route;
  read();
  if (JSON.stringify(before) !== JSON.stringify(route)) turns += 1;
}

function read(): void {
  const next = routeOf(location.pathname);
  if (next.page === "table") takeSeatFromAddress(next.id);
  if (JSON.stringify(next) !== JSON.stringify(route)) route = next;
}

function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash)) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
