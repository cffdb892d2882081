/** Prompts read aloud by the browser's own voice, for children who cannot read yet. */
import { audible } from "../lib/audible.svelte.ts";
import { settings } from "../lib/storage.svelte.ts";
import { language } from "../lib/words.svelte.ts";

/** Whether there is a voice at all. */
export const hasVoice = (): boolean => "speechSynthesis" in window;

/** Say a sentence in the language of the page, and nothing said before it any more. */
export function sayAloud(sentence: string): void {
  if (!hasVoice()) return;
  speechSynthesis.cancel();
  if (!sentence || !audible.voice || !settings.sound) return;
  const utterance = new SpeechSynthesisUtterance(sentence);
  utterance.lang = language();
  utterance.rate = 0.95;
  speechSynthesis.speak(utterance);
}
