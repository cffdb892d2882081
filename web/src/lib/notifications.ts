/** Telling somebody who looks elsewhere that it is their turn: the title, and a notification if they allowed it. */
import { settings } from "./storage.svelte.ts";

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
    new Notification("Café International", { body: text, icon: "/icon-192.png", tag: "turn" });
  } catch {
    // some phones know notifications of service workers only
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification("Café International", { body: text, icon: "/icon-192.png", tag: "turn" }),
    );
  }
}
