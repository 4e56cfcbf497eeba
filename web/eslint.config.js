import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default typescript.config(
  { ignores: ["dist/", "node_modules/", "src/net/api.ts"] },
  js.configs.recommended,
  ...typescript.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } }, rules: { "no-undef": "off" } },
  { rules: { complexity: ["error", 10], "max-lines-per-function": ["error", 40] } },
  // a test's `describe` holds a whole file
  { files: ["**/*.test.ts"], rules: { "max-lines-per-function": "off" } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
    rules: {
      // our pages are addressed by plain paths; there is no SvelteKit router to resolve them
      "svelte/no-navigation-without-resolve": "off",
    },
  },
);
