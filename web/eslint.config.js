import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** What the files of a folder may not import: imports point one way (docs/design.md). */
const barred = (folder, folders, ignores = []) => ({
  files: [`${folder}/**`],
  ignores,
  rules: {
    "no-restricted-imports": ["error", { patterns: [{ regex: `/(?:${folders})`, message: "Imports point one way." }] }],
  },
});
const SHOWN = "pages/|play/|editor/|lessons/|parts/"; // what is shown, besides the café itself
const TYPES = "protocol\\.ts"; // generated
const PLAN = "people\\.ts|layout\\.ts"; // tables of the café's that draw nothing
const ASKING = ["src/lib/api.ts", "src/lib/where.ts"]; // decide whether the device or the server is asked

// What is laid out how is Prettier's business; types are svelte-check's too.
export default defineConfig(
  { ignores: ["node_modules/", "public/", "kernel/dist/"] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: { allowDefaultProject: ["*.js", "kernel/*.js"] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
        svelteConfig,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off", // TypeScript knows better
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/prefer-svelte-reactivity": "off", // those shown are replaced whole ($state.raw)
    },
  },
  barred("kernel/src", `src/(?!lib/${TYPES})`),
  barred("src/local", `${SHOWN}|cafe/|device/`),
  barred("src/device", `${SHOWN}|cafe/`),
  barred("src/lib", `${SHOWN}|cafe/(?!${PLAN})|local/|device/`, ASKING),
  barred("src/cafe", `${SHOWN}|local/|device/`),
  barred("src/lessons", "pages/|play/|editor/|parts/|cafe/|local/|device/"),
  barred("src/parts", "pages/|play/|editor/|lessons/|local/|device/"),
  barred("src/play", "pages/|editor/|lessons/|local/"),
  barred("src/editor", "pages/|lessons/|local/|device/"),
  barred("src/pages", "local/"),
  // The types at hand are a page's; those of the package are there once it is packed.
  { files: ["service_worker.js", "kernel/example.js"], extends: [ts.configs.disableTypeChecked] },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    // ESLint takes the properties of other components for `any`; svelte-check knows their types and judges them.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
);
