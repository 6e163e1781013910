import { signal } from '@preact/signals';

/** What has been learnt on this device, by the id of the game. */
interface Progress {
  /** Steps that were read, and puzzles that were solved. */
  readonly steps: Keys;
  readonly puzzles: Keys;
  /** What the coach has said. */
  readonly told: Keys;
}

type Keys = Readonly<Record<string, readonly string[]>>;

const KEY = 'dicepad.learn';
const PARTS = ['steps', 'puzzles', 'told'] as const;
const NOTHING: Progress = { steps: {}, puzzles: {}, told: {} };

const progress = signal<Progress>(stored());

/** What of a game has been done in one part. */
export function doneIn(part: keyof Progress, game: string): readonly string[] {
  return progress.value[part][game] ?? [];
}

/** Marks something as done, merged with what another tab has marked. */
export function note(part: keyof Progress, game: string, key: string): void {
  if (doneIn(part, game).includes(key)) return;
  const known = merged(stored(), progress.value);
  const keys = [...new Set([...(known[part][game] ?? []), key])];
  progress.value = { ...known, [part]: { ...known[part], [game]: keys } };
  try {
    localStorage.setItem(KEY, JSON.stringify(progress.value));
  } catch {
    // Refused or full: it lasts as long as the page. The store tells the player.
  }
}

function merged(one: Progress, other: Progress): Progress {
  const join = (part: keyof Progress): Keys => {
    const games = new Set([...Object.keys(one[part]), ...Object.keys(other[part])]);
    const both = (game: string) => [...(one[part][game] ?? []), ...(other[part][game] ?? [])];
    return Object.fromEntries([...games].map((game) => [game, [...new Set(both(game))]]));
  };
  return { steps: join('steps'), puzzles: join('puzzles'), told: join('told') };
}

function stored(): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const parts = PARTS.map((part) => [part, keysIn((kept as Partial<Progress> | null)?.[part])]);
    return { ...NOTHING, ...Object.fromEntries(parts) };
  } catch {
    return NOTHING; // Storage is refused or holds something else.
  }
}

/** Only lists of words: an older or newer version may have kept something else. */
function keysIn(value: unknown): Keys {
  const found = Object.entries(value ?? {}).filter(
    ([, keys]) => Array.isArray(keys) && keys.every((key) => typeof key === 'string'),
  );
  return Object.fromEntries(found);
}
