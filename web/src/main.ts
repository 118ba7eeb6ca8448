import "./type.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { learnGames } from "./games/registry";
import { speak } from "./lib/words/i18n.svelte";
import { followBuild, keepForOffline } from "./lib/page/build.svelte";
import { followAddress } from "./lib/page/router.svelte";
import { followSettings, settings } from "./lib/page/settings.svelte";

// A page from before the last update asks for files that are gone: load it anew, once.
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("reloaded") ?? 0);
  if (Date.now() - last < 10_000) return;
  sessionStorage.setItem("reloaded", String(Date.now()));
  location.reload();
});

followAddress();
followBuild();
keepForOffline();
await Promise.all([speak(settings.language), learnGames()]);
followSettings();
mount(App, { target: document.querySelector("#app") ?? document.body });
