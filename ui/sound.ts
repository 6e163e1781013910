import { afterPicture } from './after-picture.ts';
import { isBeingRead } from './live.tsx';
import { type Part, SOUNDS, type SoundName } from './sounds.ts';

/** What every browser takes for one. */
const GESTURES = ['touchend', 'click', 'keydown'];

/** How much of a sound is left while a screen reader may be speaking. */
const BESIDE_WORDS = 0.35;

let context: AudioContext | undefined;
/** Whether the last gesture was a key, or a click without a pointer, as readers make them. */
let isPointerless = false;
let hiss: AudioBuffer | undefined;

/**
 * Plays a sound, so many seconds from now; returns how to break it off. Before the first gesture,
 * without volume or without audio it does nothing.
 */
export function sound(name: SoundName, volume: number, after = 0): () => void {
  const none = (): void => undefined;
  if (volume <= 0 || navigator.userActivation?.hasBeenActive === false) return none;
  const audio = waken();
  if (audio?.state !== 'running') return none;
  const master = audio.createGain();
  // Ears hear ratios: half way up the slider is half as loud.
  master.gain.value = (isUnderWords() ? BESIDE_WORDS : 1) * volume ** 2;
  master.connect(audio.destination);
  for (const part of SOUNDS[name]) play(audio, master, { ...part, at: part.at + after });
  return () => master.disconnect();
}

/** With a screen reader or the app's own voice, sounds wait for the words. */
function isUnderWords(): boolean {
  const isTalking = 'speechSynthesis' in globalThis && speechSynthesis.speaking;
  return isTalking || (isPointerless && isBeingRead());
}

/**
 * Browsers allow sound only after a gesture, some only within one. Making the context takes longer
 * than a tap should wait, so the first gesture leaves it to the time after the picture.
 */
export function prepareSound(isWanted: () => boolean): () => void {
  const wake = (event: Event) => {
    const isKey = event.type === 'keydown';
    isPointerless = isKey || (event.type === 'click' && (event as MouseEvent).detail === 0);
    if (!isWanted()) return;
    if (context) waken();
    else afterPicture(waken);
  };
  for (const gesture of GESTURES) addEventListener(gesture, wake, { passive: true });
  return () => {
    for (const gesture of GESTURES) removeEventListener(gesture, wake);
  };
}

/** Resolves when audio is available; must be called within a user gesture. */
export async function wakeSound(): Promise<void> {
  await waken()?.resume();
}

function waken(): AudioContext | undefined {
  if (!('AudioContext' in globalThis)) return undefined;
  context ??= new AudioContext({ latencyHint: 'interactive' });
  // A device may refuse or put it to sleep; it is asked again at the next sound.
  if (context.state !== 'running') context.resume().catch(() => undefined);
  return context;
}

function play(audio: AudioContext, out: AudioNode, part: Part): void {
  const start = audio.currentTime + part.at;
  const end = start + part.lasts;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(part.loud, start + Math.min(0.006, part.lasts / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(out);
  const source = part.kind === 'noise' ? noise(audio, part, gain) : tone(audio, part, gain);
  source.start(start);
  source.stop(end + 0.02);
}

function tone(audio: AudioContext, part: Part, out: AudioNode): OscillatorNode {
  const oscillator = audio.createOscillator();
  const start = audio.currentTime + part.at;
  oscillator.type = 'sine';
  oscillator.frequency.setValueAtTime(part.pitch, start);
  if (part.to) oscillator.frequency.exponentialRampToValueAtTime(part.to, start + part.lasts);
  oscillator.connect(out);
  return oscillator;
}

function noise(audio: AudioContext, part: Part, out: AudioNode): AudioBufferSourceNode {
  const filter = audio.createBiquadFilter();
  const start = audio.currentTime + part.at;
  filter.type = 'bandpass';
  filter.Q.value = 1.4;
  filter.frequency.setValueAtTime(part.pitch, start);
  if (part.to) filter.frequency.exponentialRampToValueAtTime(part.to, start + part.lasts);
  const source = audio.createBufferSource();
  source.buffer = hiss ??= makeHiss(audio);
  source.loop = true;
  source.connect(filter).connect(out);
  return source;
}

function makeHiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
