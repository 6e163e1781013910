import { signal } from '@preact/signals';

const KEY = 'dicepad.muted';
/** Of so many people; those of long ago are met no more. */
const MOST = 60;

/** The mark of somebody at a table, as the server gave it to this device's player; bots have none. */
export type PersonMark = string | null | undefined;

/**
 * Who is not heard on this device, by the marks that the server gave it for them: a person has the
 * same one at every table and under every name, and nobody else has it.
 */
const muted = signal<readonly string[]>(read());

export function isMuted(mark: PersonMark): boolean {
  return typeof mark === 'string' && muted.value.includes(mark);
}

/** Silent, and stored only on this device. */
export function setMuted(mark: string, isOn: boolean): void {
  const others = muted.peek().filter((each) => each !== mark);
  muted.value = isOn ? [...others, mark].slice(-MOST) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(muted.peek()));
  } catch {
    // Where nothing can be kept, it holds until the page is left.
  }
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
