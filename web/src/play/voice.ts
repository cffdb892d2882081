/** Prompts read aloud by the browser's own voice, for children who cannot read yet. */
import { createSubscriber } from "svelte/reactivity";
import { audible } from "../lib/audible.svelte.ts";
import { settings } from "../lib/storage.svelte.ts";
import { language } from "../lib/words.svelte.ts";

// Browsers learn of their voices late, and may get more of them.
const heedVoices = createSubscriber((update) => {
  speechSynthesis.addEventListener("voiceschanged", update);
  return () => speechSynthesis.removeEventListener("voiceschanged", update);
});

/** The first voice that speaks the language of the page, if there is one: another would read it wrongly. */
function voice(): SpeechSynthesisVoice | undefined {
  if (!("speechSynthesis" in window)) return undefined;
  heedVoices();
  return speechSynthesis.getVoices().find((one) => one.lang.slice(0, 2).toLowerCase() === language());
}

/** Whether anybody can read aloud here. */
export const hasVoice = (): boolean => voice() !== undefined;

/** Say a sentence in the language of the page, and nothing said before it any more. */
export function sayAloud(sentence: string): void {
  const speaker = voice();
  if (!speaker) return;
  speechSynthesis.cancel();
  if (!sentence || !audible.voice || !settings.sound) return;
  const utterance = new SpeechSynthesisUtterance(sentence);
  utterance.voice = speaker;
  utterance.lang = speaker.lang;
  utterance.rate = 0.95;
  speechSynthesis.speak(utterance);
}
