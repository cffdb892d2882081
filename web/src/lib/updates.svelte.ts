/** The page on the device: kept by a service worker, which offers a new version and never takes it by itself. */
import { BASE } from "./site.ts";

const LOOK = 3_600_000; // ms between two looks for a new version, where a page stays open for long

const version = $state({ isWaiting: false });
let registration: ServiceWorkerRegistration | undefined;
let isReplaced = false; // another tab has taken the new version
let looked = Date.now();

/** Whether a new version waits to be taken. */
export const isUpdateWaiting = (): boolean => version.isWaiting;

/** Keep the page on the device, where the browser can, and look for new versions. */
export async function keepOnDevice(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  // none in a private window, or where the host does not have the file: the page works as long as it is open
  const asked = navigator.serviceWorker.register(`${BASE}sw.js`, { updateViaCache: "none" });
  registration = await asked.catch(() => undefined);
  if (!registration) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => (isReplaced = version.isWaiting));
  registration.addEventListener("updatefound", () => watch(registration!.installing));
  look();
  watch(registration.installing);
  document.addEventListener("visibilitychange", lookAgain);
}

function look(): void {
  // without a controller the worker is the first one here: nothing new
  version.isWaiting = !!registration?.waiting && !!navigator.serviceWorker.controller;
}

function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener("statechange", look);
}

function lookAgain(): void {
  if (document.visibilityState !== "visible" || Date.now() - looked < LOOK) return;
  looked = Date.now();
  void registration?.update().catch(() => {});
}

/** Take the new version: the page is reloaded. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  registration?.waiting?.postMessage("take over");
}

/** Parts of a version that is gone cannot be loaded any more; the new version has them. Returns whether it is loaded. */
export function loadReplacement(): boolean {
  if (isReplaced) location.reload();
  return isReplaced;
}
