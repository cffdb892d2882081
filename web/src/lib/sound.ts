/** Small sounds, made on the spot: a chair, a coin, a bell, applause. */
import { settings } from "./storage.svelte.ts";

let context: AudioContext | null = null;
const NATIONS = "CF CN CU DE ES FR GB GL IN IT JM KE MX RU TR US".split(" ");
const SCALE = [523, 587, 659, 784, 880, 1047, 1175, 1319]; // five notes, repeated higher

/** Where sounds are played, once the browser has allowed it; nothing where sounds are off or cannot be had. */
export function speakers(): AudioContext | null {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return null;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    return context;
  } catch {
    return null; // no sound here
  }
}

/** Noise that sounds like hands: a short crack, filtered. */
function crack(start: number, volume: number, pitch: number): void {
  const audio = context!;
  const length = Math.round(audio.sampleRate * 0.05);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < length; at++) data[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 3;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(audio.currentTime + start);
}

/** A clear note with a beginning and an end. */

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
  clap: () => {
    for (let at = 0; at < 26; at++) crack(Math.random() * 1.1, 0.16, 900 + Math.random() * 900);
  },
  fanfare: () => [523, 659, 784, 784, 1047].forEach((pitch, at) => tone(pitch, at * 0.11, 0.4, 0.07, "triangle")),
  ouch: () => [392, 349, 311, 233].forEach((pitch, at) => tone(pitch, at * 0.16, 0.3, 0.07, "triangle")),
  over: () => [523, 659, 784, 1047].forEach((pitch, at) => tone(pitch, at * 0.14, 0.7, 0.08, "triangle")),
};

/** Play a sound, unless they are switched off or the browser has not allowed them yet. */
export function sound(name: keyof typeof SOUNDS): void {
  if (speakers()) SOUNDS[name]();
}

/** A guest says hello: the same chime for all, three notes of their own for each nation. */
export function chime(nation: string): void {
  const at = NATIONS.indexOf(nation);
  if (at < 0 || !speakers()) return;
  const notes = [at % 5, (at * 3 + 2) % 8, (at * 5 + Math.floor(at / 5)) % 8];
  notes.forEach((note, index) => tone(SCALE[note]!, 0.12 + index * 0.11, 0.3, 0.035));
}
