import { mount } from "svelte";
import App from "./App.svelte";
import { showTheme } from "./lib/storage.svelte.ts";
import "./lib/style.css";
import { keepOnDevice } from "./lib/updates.svelte.ts";
import { speak, wantedLanguage } from "./lib/words.svelte.ts";

showTheme();
await speak(wantedLanguage());
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD) void keepOnDevice();
