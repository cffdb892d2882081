/** Telling somebody who looks elsewhere that it is their turn: the title, and a notification if they allowed it. */
import { BASE } from "./site.ts";
import { settings } from "./storage.svelte.ts";

const ICON = `${BASE}icon-192.png`;

export const canNotify = (): boolean => "Notification" in window;

export async function allowNotices(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

export function notify(text: string): void {
  if (
    !settings.notices ||
    !canNotify() ||
    Notification.permission !== "granted" ||
    document.visibilityState === "visible"
  )
    return;
  try {
    new Notification("Café International", { body: text, icon: ICON, tag: "turn" });
  } catch {
    // some phones know notifications of service workers only
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification("Café International", { body: text, icon: ICON, tag: "turn" }),
    );
  }
}
