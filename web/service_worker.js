// Keeps the whole page on the device. VERSION and FILES are filled in when the page is built (offline.ts).
// A new version is fetched beside the old one and waits until the page asks for it, or until no page is open any more.
const VERSION = "%VERSION%";
const FILES = "%FILES%"; // paths below the base; "" is the page itself
const IS_SERVED = true; // by a server of ours; `cafe site` writes false
const PLACES = /^/; // of the page, below the base; `cafe site` names them
const BASE = self.registration.scope;
const KIND = `cafe ${BASE} `; // several cafés may live on one host
const CACHE = KIND + VERSION;
const addresses = FILES.map((file) => BASE + file);

self.addEventListener("install", (event) => {
  const requests = addresses.map((address) => new Request(address, { cache: "no-cache" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeOthers().then(() => self.clients.claim()));
});

async function removeOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => (name.startsWith(KIND) || /^cafe-\w{12}$/.test(name)) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const [address] = request.url.split(/[?#]/);
  if (request.method !== "GET" || !address.startsWith(BASE) || isOfServer(address)) return;
  if (request.mode === "navigate") visit(event, address.slice(BASE.length));
  else if (addresses.includes(address)) event.respondWith(kept(event, address));
});

/**
 * The page for every address below it; elsewhere than on a server of ours its places come after a `#`, and the rest of the
 * web space is not ours.
 */
function visit(event, inner) {
  if (IS_SERVED || inner === "" || inner === "index.html") event.respondWith(kept(event, BASE));
  else if (PLACES.test(inner)) event.respondWith(Response.redirect(`${BASE}#/${event.request.url.slice(BASE.length)}`));
}

async function kept(event, address) {
  const cache = await caches.open(CACHE);
  return (await cache.match(address)) ?? fetched(event, address, cache);
}

/** What the page has removed because it was damaged is put back; the name of an asset tells what is in it, whatever version asks. */
async function fetched(event, address, cache) {
  const answer = await fetch(event.request);
  if (answer.ok && address.startsWith(`${BASE}assets/`))
    event.waitUntil(cache.put(address, answer.clone()).catch(() => {}));
  return answer;
}

const isOfServer = (address) => ["api", "metrics"].includes(address.slice(BASE.length).split("/")[0]);
