import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** Emits `sw.js`, the service worker, with the list of all files of this build and a name for its cache. */
export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => !name.endsWith(".map"));
      const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
      const paths = ["/", ...files.filter((name) => name !== "index.html").map((name) => `/${name}`)];
      this.emitFile({ type: "asset", fileName: "sw.js", source: worker(version, paths) });
    },
  };
}

function worker(version: string, paths: string[]): string {
  return `const CACHE = "cafe-${version}";
const FILES = ${JSON.stringify(paths)};
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("cafe-") && name !== CACHE);
  event.waitUntil(
    caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api") || url.pathname.startsWith("/metrics")) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match("/")));
  } else if (FILES.includes(url.pathname)) {
    event.respondWith(caches.match(request, { ignoreSearch: true }).then((found) => found ?? fetch(request)));
  }
});
`;
}
