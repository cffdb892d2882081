import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { digests } from "./digests.ts";
import { markdown } from "./markdown.ts";
import { offline } from "./offline.ts";
import { rooted } from "./rooted.ts";
import { screenshots } from "./screenshots.ts";

// The page is built into the Python package: `cafe serve` serves it and the wheel carries it.
export default defineConfig({
  plugins: [svelte(), markdown(), rooted(), screenshots(), offline()],
  base: "./", // scripts and styles find each other wherever the page is put
  define: { DIGESTS: digests() },
  worker: { format: "es", rolldownOptions: { output: { comments: false } } },
  build: {
    outDir: "../src/cafe/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["tests/**/*.test.ts", "kernel/tests/**/*.test.ts"] },
});
