import type { Found, Played } from './facts.ts';
import type { Looks } from './luck.ts';

/** A finished match with all that is known of it by now. */
export interface Counted extends Played {
  readonly found?: Found;
  readonly looks?: Looks;
}

/** No game is called so. */
export const ALL_GAMES = '*';

export const SPANS = ['all', 'year', 'half', 'month'] as const;

export type Span = (typeof SPANS)[number];

/** What the reader wants to see. */
export interface Filter {
  /** `ALL_GAMES`, or one of them; the one that is played most where it is left out. */
  readonly game?: string | undefined;
  /** By name; everybody where it is empty. */
  readonly people: readonly string[];
  readonly span: Span;
  /** Whose boxes are shown; the sheet that is played most where it is left out or not played. */
  readonly sheet?: string | undefined;
}

const MONTHS: Readonly<Record<Exclude<Span, 'all'>, number>> = { year: 12, half: 6, month: 1 };

/** When a span began: the same day so many months ago. */
export function beginOf(span: Span, now: number): number {
  if (span === 'all') return Number.NEGATIVE_INFINITY;
  const date = new Date(now);
  const day = date.getDate();
  date.setMonth(date.getMonth() - MONTHS[span]);
  // There is no 31 June: then it is the last day before.
  if (date.getDate() !== day) date.setDate(0);
  return date.getTime();
}

/** Those that count, the oldest first: of these people at least one sat there. */
export function chosen<Of extends Played>(
  matches: Iterable<Of>,
  { game = ALL_GAMES, people, span }: Filter,
  now: number,
): readonly Of[] {
  const since = beginOf(span, now);
  const wanted = new Set(people);
  const isThere = ({ sitters }: Played): boolean =>
    sitters.some(({ kind, name }) => kind === 'person' && (wanted.size === 0 || wanted.has(name)));
  return [...matches]
    .filter((match) => (game === ALL_GAMES || match.game === game) && match.time >= since)
    .filter(isThere)
    .sort((one, other) => one.time - other.time);
}
