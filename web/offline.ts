import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";

const WORKER = new URL("service_worker.js", import.meta.url);
const PUBLIC = new URL("public/", import.meta.url);
const isNeeded = (name: string): boolean => !name.endsWith(".map") && !name.startsWith("screenshot");

/** Emits `sw.js`, the service worker, with the list of all files of this build and a hash of what is in them. */
export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const files = new Map<string, string | Uint8Array>();
      for (const name of readdirSync(PUBLIC)) files.set(name, readFileSync(new URL(name, PUBLIC)));
      for (const [name, one] of Object.entries(bundle)) files.set(name === "index.html" ? "" : name, contentOf(one));
      for (const name of files.keys()) if (!isNeeded(name)) files.delete(name);
      this.emitFile({ type: "asset", fileName: "sw.js", source: worker(files) });
    },
  };
}

const contentOf = (one: Rolldown.OutputAsset | Rolldown.OutputChunk): string | Uint8Array =>
  one.type === "chunk" ? one.code : one.source;

function worker(files: Map<string, string | Uint8Array>): string {
  const source = readFileSync(WORKER, "utf-8");
  const hash = createHash("sha256").update(source);
  for (const [name, content] of files) hash.update(`\n${name}\n`).update(content);
  return source
    .replace("%VERSION%", hash.digest("hex").slice(0, 12))
    .replace('"%FILES%"', JSON.stringify([...files.keys()]));
}
