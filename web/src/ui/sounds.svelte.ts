import { isSwitch, Kept } from "./kept.svelte";

/** A burst of noise through a filter, or a tone; `at` and `lasts` in seconds. */
type Part =
  | { noise: BiquadFilterType; hertz: number; sharp: number; at: number; lasts: number; loud: number }
  | { tone: OscillatorType; hertz: number; to?: number; at: number; lasts: number; loud: number };

const rattle = [0, 0.07, 0.12, 0.2, 0.26].map(
  (at): Part => ({ noise: "bandpass", hertz: 2400 - 900 * at, sharp: 6, at, lasts: 0.035, loud: 0.5 }),
);

const SOUNDS = {
  slide: [{ noise: "bandpass", hertz: 1800, sharp: 0.8, at: 0, lasts: 0.16, loud: 0.16 }],
  flip: [
    { noise: "highpass", hertz: 2500, sharp: 0.7, at: 0, lasts: 0.03, loud: 0.25 },
    { noise: "bandpass", hertz: 900, sharp: 1, at: 0.045, lasts: 0.05, loud: 0.3 },
  ],
  clink: [
    { tone: "sine", hertz: 2637, at: 0, lasts: 0.5, loud: 0.12 },
    { tone: "sine", hertz: 4186, at: 0.012, lasts: 0.35, loud: 0.07 },
  ],
  coin: [
    { tone: "triangle", hertz: 1976, at: 0, lasts: 0.09, loud: 0.12 },
    { tone: "triangle", hertz: 2637, at: 0.07, lasts: 0.3, loud: 0.12 },
  ],
  dice: rattle,
  stamp: [
    { tone: "sine", hertz: 140, to: 50, at: 0, lasts: 0.16, loud: 0.6 },
    { noise: "lowpass", hertz: 700, sharp: 0.7, at: 0, lasts: 0.07, loud: 0.5 },
  ],
  bell: [
    { tone: "sine", hertz: 392, at: 0, lasts: 1.6, loud: 0.22 },
    { tone: "sine", hertz: 1082, at: 0, lasts: 0.7, loud: 0.05 },
  ],
  snap: [
    { noise: "highpass", hertz: 3200, sharp: 0.7, at: 0, lasts: 0.025, loud: 0.9 },
    { tone: "square", hertz: 900, to: 200, at: 0, lasts: 0.05, loud: 0.2 },
  ],
} satisfies Record<string, Part[]>;

export type Sound = keyof typeof SOUNDS;

class Sounds {
  readonly #on = new Kept<boolean>("sound", true, isSwitch);
  #room: AudioContext | undefined;

  get on(): boolean {
    return this.#on.value;
  }

  set on(on: boolean) {
    this.#on.value = on;
  }

  /** Nothing is heard before the first gesture: browsers would not have it, and nor would people. */
  play(sound: Sound): void {
    if (!this.on || !navigator.userActivation.hasBeenActive) return;
    this.#room ??= new AudioContext();
    const room = this.#room;
    if (room.state === "suspended") void room.resume();
    for (const part of SOUNDS[sound]) sounded(room, part);
  }
}

function sounded(room: AudioContext, part: Part): void {
  const start = room.currentTime + part.at;
  const end = start + part.lasts;
  const volume = room.createGain();
  volume.gain.setValueAtTime(part.loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(room.destination);
  if ("tone" in part) {
    const tone = new OscillatorNode(room, { type: part.tone, frequency: part.hertz });
    if (part.to !== undefined) tone.frequency.exponentialRampToValueAtTime(part.to, end);
    tone.connect(volume);
    tone.start(start);
    tone.stop(end);
    return;
  }
  const filter = new BiquadFilterNode(room, { type: part.noise, frequency: part.hertz, Q: part.sharp });
  const noise = new AudioBufferSourceNode(room, { buffer: hiss(room, part.lasts) });
  noise.connect(filter).connect(volume);
  noise.start(start);
}

function hiss(room: AudioContext, seconds: number): AudioBuffer {
  const buffer = room.createBuffer(1, Math.ceil(seconds * room.sampleRate), room.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

export const sounds = new Sounds();
