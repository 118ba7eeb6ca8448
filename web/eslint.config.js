import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import prettier from "eslint-config-prettier/flat";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["node_modules/", "src/generated/"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    // The same for all, or TypeScript reads the whole project anew wherever a file differs from the one before.
    files: ["**/*.ts", "**/*.svelte"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"] } },
  },
  {
    // Components are left to svelte-check: read by TypeScript alone, a component that another one uses is `any`.
    files: ["src/**/*.ts"],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // A refusal is thrown as the Message that explains it: the player reads it, nobody needs where it came from.
      "@typescript-eslint/only-throw-error": "off",
      "@typescript-eslint/prefer-promise-reject-errors": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // Sets and maps are made anew by `$derived`, or nothing on the page depends on them.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    rules: {
      // svelte-check finds these, in markup too.
      "@typescript-eslint/no-unused-vars": "off",
    },
  },
  prettier,
  svelte.configs.prettier,
);
