import { signal } from '@preact/signals';

const KEY = 'dicepad.muted';
/** Of so many people; those of long ago are met no more at that table. */
const MOST = 60;

/** Who is muted on this device: table and name, since names at a table are distinct. */
const muted = signal<readonly string[]>(read());

export function isMuted(table: string, name: string): boolean {
  return muted.value.includes(keyOf(table, name));
}

/** Silent, and stored only on this device. */
export function setMuted(table: string, name: string, isOn: boolean): void {
  const key = keyOf(table, name);
  const others = muted.peek().filter((each) => each !== key);
  muted.value = isOn ? [...others, key].slice(-MOST) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(muted.peek()));
  } catch {
    // Where nothing can be kept, it holds until the page is left.
  }
}

function keyOf(table: string, name: string): string {
  return `${table} ${name}`;
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
