import { mount } from "svelte";
import App from "./App.svelte";
import { showTheme } from "./lib/storage.svelte.ts";
import "./lib/style.css";
import { speak, wantedLanguage } from "./lib/words.svelte.ts";

showTheme();
await speak(wantedLanguage());
mount(App, { target: document.getElementById("app")! });
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register("/sw.js").catch(() => {});
}
