/** Small sounds, made on the spot: a chair, a coin, a bell. */
import { settings } from "./storage.svelte.ts";

let context: AudioContext | null = null;

function tone(frequency: number, start: number, length: number, volume: number, type: OscillatorType = "sine"): void {
  const audio = context!;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = type;
  oscillator.frequency.value = frequency;
  const at = audio.currentTime + start;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

const SOUNDS = {
  sit: () => {
    tone(190, 0, 0.12, 0.14, "triangle");
    tone(140, 0.05, 0.12, 0.1, "triangle");
  },
  coins: () => [1320, 1660, 1980].forEach((pitch, at) => tone(pitch, at * 0.06, 0.22, 0.05)),
  clear: () => [520, 660, 780, 1040].forEach((pitch, at) => tone(pitch, at * 0.08, 0.3, 0.06, "triangle")),
  turn: () => {
    tone(880, 0, 0.5, 0.09);
    tone(1318, 0.12, 0.6, 0.07);
  },
  no: () => tone(160, 0, 0.18, 0.1, "square"),
  over: () => [523, 659, 784, 1047].forEach((pitch, at) => tone(pitch, at * 0.14, 0.7, 0.08, "triangle")),
};

/** Play a sound, unless they are switched off or the browser has not allowed them yet. */
export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    SOUNDS[name]();
  } catch {
    // no sound here
  }
}
