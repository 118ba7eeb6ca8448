/** What works without a network, as a list for the service worker: `offline.json` beside the page. */
import type { Plugin } from "vite";

/** Whatever of our sources is needed; with each come the parts it cannot do without. */
const SOURCES = [
  /\/index\.html$/,
  /\/src\/pages\/(Rules|Learn|Settings|Lost|Daily|DailyArchive)\.svelte$/,
  /\/src\/games\/[\w-]+\/(Tutorial|RulePicture|Table|Replay|Revealed)\.svelte$/,
  /\/src\/games\/[\w-]+\/draft\.ts$/,
  /\/games\/\w+\/box\/rules\.json$/,
  /\/src\/games\/[\w-]+\/tutorial\/[\w-]+\.json$/,
  /\/src\/ui\/page\/KeyHelp\.svelte$/,
  /virtual:words\/\w+\//,
];
/** What lies beside the page under a name of its own. */
const FILES = [
  "/",
  "/theme.js",
  "/favicon.svg",
  "/favicon-turn.svg",
  "/stars-far.svg",
  "/stars-near.svg",
  "/manifest.json",
];
/** What the server tells that can be read again later; where there is a network, it is asked anew each time. */
const DATA = [
  "/api/games",
  "/api/daily",
  ...["contact", "space_puzzle", "critical_orbit", "interstellar"].map((game) => `/api/games/${game}/printed`),
];

interface Chunk {
  fileName: string;
  modules: string[];
  /** Other chunks that it cannot do without. */
  imports: string[];
  /** Styles, type and pictures. */
  assets: string[];
}

export function offline(): Plugin {
  return {
    name: "heliograph-offline",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((output): Chunk[] => {
        if (output.type !== "chunk") return [];
        const { importedCss = [], importedAssets = [] } = output.viteMetadata ?? {};
        const modules = [...output.moduleIds, output.facadeModuleId ?? ""];
        return [{ ...output, modules, assets: [...importedCss, ...importedAssets] }];
      });
      const type = Object.keys(bundle).filter((name) => name.endsWith(".woff2"));
      const files = [...FILES, ...[...new Set([...wanted(chunks), ...type])].sort().map((name) => `/${name}`)];
      this.emitFile({ type: "asset", fileName: "offline.json", source: JSON.stringify({ files, data: DATA }) });
    },
  };
}

/** The names of all files that come with our sources. */
function wanted(chunks: readonly Chunk[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const names = new Set<string>();
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || names.has(chunk.fileName)) return;
    for (const name of [chunk.fileName, ...chunk.assets]) names.add(name);
    for (const name of chunk.imports) add(byName.get(name));
  };
  const isOurs = (chunk: Chunk): boolean => chunk.modules.some((id) => SOURCES.some((source) => source.test(id)));
  for (const chunk of chunks.filter(isOurs)) add(chunk);
  return names;
}
