/** What this device knows of a match's dice from before the first roll, to hold a record to it. */
export interface Promised {
  readonly commitment: string;
  /** What it added itself, once the server has taken it. */
  readonly chance?: string;
}

const KEY = 'dicepad.promises';
/** Of so many matches; older ones have been looked at, or nobody wants to. */
const MOST = 40;

type Kept = Readonly<Record<string, Promised>>;

export function promiseOf(match: string): Promised | undefined {
  return kept()[match];
}

/** The first promise stands: a later one would be no promise. */
export function keepPromise(match: string, { commitment, chance }: Promised): void {
  const all = kept();
  const known = all[match];
  const promised = { commitment, ...(chance && { chance }), ...known };
  const entries = Object.entries({ ...all, [match]: promised }).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Where nothing can be kept, a record can still be checked against itself.
  }
}

function kept(): Kept {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof read === 'object' && read ? (read as Kept) : {};
  } catch {
    return {};
  }
}
