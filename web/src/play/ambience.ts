/** The sound of a café in the background, low: people talking somewhere, cups and spoons. Nothing of it is recorded. */
import { audible } from "../lib/audible.svelte.ts";
import { speakers } from "../lib/sound.ts";
import { settings } from "../lib/storage.svelte.ts";

const VOLUME = 0.02;
const FADE = 2; // seconds
const VOICES = [240, 330, 460, 620]; // Hz, around which people talk

class Room {
  readonly #audio: AudioContext;
  readonly #master: GainNode;
  readonly #sources: (AudioBufferSourceNode | OscillatorNode)[] = [];
  #spoon: ReturnType<typeof setTimeout> | undefined;

  constructor(audio: AudioContext) {
    this.#audio = audio;
    this.#master = audio.createGain();
    this.#master.gain.value = 0;
    this.#master.gain.linearRampToValueAtTime(VOLUME, audio.currentTime + FADE);
    this.#master.connect(audio.destination);
    const noise = brownNoise(audio);
    for (const [at, pitch] of VOICES.entries()) this.#talk(noise, pitch, 0.31 + at * 0.17);
    this.#stir();
  }

  close(): void {
    clearTimeout(this.#spoon);
    const end = this.#audio.currentTime + 0.4;
    this.#master.gain.cancelScheduledValues(this.#audio.currentTime);
    this.#master.gain.setTargetAtTime(0, this.#audio.currentTime, 0.1);
    for (const source of this.#sources) source.stop(end);
  }

  /** Somebody talks: noise in the range of a voice that swells and fades as sentences do. */
  #talk(noise: AudioBuffer, pitch: number, rhythm: number): void {
    const audio = this.#audio;
    const source = audio.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    source.playbackRate.value = 0.8 + rhythm / 2;
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    filter.Q.value = 2.5;
    const level = audio.createGain();
    level.gain.value = 0.6;
    const swell = audio.createOscillator();
    swell.frequency.value = rhythm;
    const depth = audio.createGain();
    depth.gain.value = 0.4;
    swell.connect(depth).connect(level.gain);
    source.connect(filter).connect(level).connect(this.#master);
    source.start();
    swell.start();
    this.#sources.push(source, swell);
  }

  /** Now and then a spoon touches a cup. */
  #stir(): void {
    this.#spoon = setTimeout(
      () => {
        for (let at = 0; at < 1 + Math.random() * 3; at++) this.#clink(at * 0.13);
        this.#stir();
      },
      4000 + Math.random() * 9000,
    );
  }

  #clink(start: number): void {
    const audio = this.#audio;
    const cup = audio.createOscillator();
    const gain = audio.createGain();
    const at = audio.currentTime + start;
    cup.frequency.value = 2600 + Math.random() * 1400;
    gain.gain.setValueAtTime(0.5, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + 0.18);
    cup.connect(gain).connect(this.#master);
    cup.start(at);
    cup.stop(at + 0.2);
  }
}

function brownNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 4, audio.sampleRate);
  const data = buffer.getChannelData(0);
  let last = 0;
  for (let at = 0; at < data.length; at++) {
    last = (last + 0.02 * (Math.random() * 2 - 1)) / 1.02;
    data[at] = last * 9;
  }
  return buffer;
}

/** Open the room as soon as the browser allows it, close it while nobody looks; in an effect it follows the settings. */
export function listenToCafe(): () => void {
  if (!audible.ambience || !settings.sound) return () => {};
  let room: Room | null = null;
  const follow = (): void => {
    const audio = document.hidden ? null : speakers();
    if (audio && !room) room = new Room(audio);
    else if (!audio && room) {
      room.close();
      room = null;
    }
  };
  follow();
  document.addEventListener("visibilitychange", follow);
  document.addEventListener("pointerup", follow);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    document.removeEventListener("pointerup", follow);
    room?.close();
  };
}
