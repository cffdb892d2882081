/** What one hears besides the small sounds, as this browser remembers it: the café in the background, prompts read aloud. */
import { load, save } from "./storage.svelte.ts";

export const audible: { ambience: boolean; voice: boolean } = $state({
  ambience: true,
  voice: true,
  ...load("audible", {}),
});

export function keepAudible(): void {
  save("audible", audible);
}
