import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { offline } from "./offline.ts";
import { words } from "./words.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const server = process.env.HELIOGRAPH_SERVER ?? "http://127.0.0.1:8700";

/** What every page begins with comes in one piece, not in one for each set of pages that share it. */
const FIRST_VIEW = { name: "first-view", tags: ["$initial" as const], test: /^(?!.*(index\.html|main\.ts)$)/ };

/** So does whatever several pages share, and what those of one game share: dozens of small files are slower than a few
 * kilobytes too many. Each is whole, since what a shared module needs is shared as well: no two pieces need each other. */
const SHARED_BY_SOME = { minShareCount: 2, includeDependenciesRecursively: false };
const SHARED = { ...SHARED_BY_SOME, name: "shared", test: /\/src\/(lib|ui|pages|plugin)\// };
const OF_A_GAME = {
  ...SHARED_BY_SOME,
  debugName: "of a game",
  name: (id: string): string | null => /\/src\/games\/([\w-]+)\//.exec(id)?.[1] ?? null,
};

export default defineConfig({
  plugins: [svelte(), svelteTesting(), words(), offline()],
  build: {
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // the first ones with light-dark()
    outDir: here("../src/heliograph/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // a strict content security policy allows no data: URLs
    modulePreload: { polyfill: false }, // nor an inline script
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: [FIRST_VIEW, SHARED, OF_A_GAME] } } },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [here("."), here("../locales"), here("../src/heliograph/games")] },
    proxy: {
      "/api": { target: server, ws: true },
      "/games": server,
    },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/test-setup.ts"],
    isolate: false, // one DOM for many files; test-setup.ts clears what a file leaves behind
    restoreMocks: true,
    testTimeout: 60_000, // a busy machine is no failure
  },
});
