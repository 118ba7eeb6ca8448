/** The words of a language in as few pieces as pages need: `virtual:words` names them all and brings each when it is asked for. */
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../locales", import.meta.url));
const INDEX = "virtual:words";
const PIECE = `${INDEX}/`;
const HIDDEN = "\0"; // how Vite marks modules that are no files

/** What is read on every page: what all of them say, and of each game what the home page says about it. */
const EVERYDAY = /^(ui|server)(\/|$)|\/home$/;

export function words(): Plugin {
  return {
    name: "heliograph-words",
    resolveId: (id) => (id === INDEX || id.startsWith(PIECE) ? HIDDEN + id : undefined),
    load(id) {
      if (id === HIDDEN + INDEX) return index();
      if (!id.startsWith(HIDDEN + PIECE)) return undefined;
      const [language = "", ...part] = id.slice(HIDDEN.length + PIECE.length).split("/");
      const files = filesOf(language).filter((file) => partOf(file) === part.join("/"));
      const paths = files.map((file) => `${LOCALES}/${language}/${file}.ftl`);
      for (const path of paths) this.addWatchFile(path);
      return `export default ${JSON.stringify(paths.map((path) => readFileSync(path, "utf-8")).join("\n"))};`;
    },
  };
}

/** The piece that a file comes with: `everyday`, a game (`contact`) but for its rules, or itself (`contact/rules`, `review`). */
function partOf(file: string): string {
  if (EVERYDAY.test(file)) return "everyday";
  return file.endsWith("/rules") ? file : (file.split("/")[0] ?? file);
}

function filesOf(language: string): string[] {
  const names = readdirSync(`${LOCALES}/${language}`, { recursive: true, encoding: "utf-8" });
  return names.filter((name) => name.endsWith(".ftl")).map((name) => name.replaceAll("\\", "/").replace(/\.ftl$/, ""));
}

function index(): string {
  const languages = readdirSync(LOCALES).map((language) => {
    const parts = [...new Set(filesOf(language).map(partOf))].sort();
    const loads = parts.map((part) => `${JSON.stringify(part)}: () => import("${PIECE}${language}/${part}")`);
    return `${JSON.stringify(language)}: { ${loads.join(", ")} }`;
  });
  return `export default { ${languages.join(", ")} };`;
}
