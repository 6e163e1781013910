import type { Seat } from '#engine/contract.ts';
import type { Counting, MissionEnd } from '#games/counting.ts';
import type { StampName } from '#ui/stamps.ts';
import { isFormer } from '../online/former-name.ts';
import { countsAsRecord, type SavedMatch } from '../store/saved.ts';
import { type Race, racesIn } from './column-race.ts';
import { replayed } from './replayed.ts';

/** Somebody who sat at a match. */
export interface Sitter {
  readonly name: string;
  /** Deleted players are not counted as a person. */
  readonly kind: 'person' | 'bot' | 'former';
  readonly stamp: StampName;
  /** Of a bot. */
  readonly level?: string;
  /** How many decisions they took back, if any. */
  readonly takenBack?: number;
  /** Their points count in means, but are no best: see `countsAsRecord`. */
  readonly isNoRecord?: true;
}

/** A finished match as lists know it, without replaying. */
export interface Played {
  readonly id: string;
  readonly revision: number;
  readonly game: string;
  /** When it ended, or was changed last. */
  readonly time: number;
  readonly sitters: readonly Sitter[];
  readonly totals: readonly number[];
  readonly winners: readonly Seat[];
}

/** What only a replay finds, cached apart from the matches, so that each is replayed once. */
export interface Found {
  /** By seat: the sheet, and its crossed boxes as `packed` has them. */
  readonly sheets: readonly string[];
  readonly crossed: readonly string[];
  readonly rolls: number;
  /** Of every two seats the longest. */
  readonly races: readonly Race[];
  readonly mission?: MissionEnd;
}

/** A match that counts here: it is over, and was not begun in the middle of another. */
export function playedIn(saved: SavedMatch): Played | undefined {
  const { id, revision, game, chairs, result } = saved;
  if (!result || saved.isRetry) return undefined;
  return {
    id,
    revision,
    game,
    time: saved.changed,
    sitters: chairs.map((_, seat) => sitterOf(saved, seat)),
    totals: result.totals,
    winners: result.winners,
  };
}

/** Replays a match; undefined where its record is damaged. */
export function foundIn(saved: SavedMatch, counting: Counting): Found | undefined {
  const whole = replayed(saved, counting);
  if (!whole) return undefined;
  const { position, rolls, when } = whole;
  return {
    sheets: when.map((_, seat) => counting.sheet(position, seat)),
    crossed: when.map((own) => packed([...own.keys()])),
    rolls,
    races: counting.columns ? racesIn(when, counting.columns) : [],
    ...(counting.mission && { mission: counting.mission(position) }),
  };
}

/** Places as hexadecimal digits, four of them a digit: a sheet of 105 boxes takes 27. */
export function packed(places: readonly number[]): string {
  const digits: number[] = [];
  for (const place of places) {
    const at = place >> 2;
    while (digits.length <= at) digits.push(0);
    digits[at]! |= 1 << (place & 3);
  }
  return digits.map((digit) => digit.toString(16)).join('');
}

export function unpacked(text: string): number[] {
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const digit = Number.parseInt(text.charAt(at), 16);
    for (let bit = 0; bit < 4; bit++) if (digit & (1 << bit)) places.push(4 * at + bit);
  }
  return places;
}

function sitterOf(saved: SavedMatch, seat: Seat): Sitter {
  const name = saved.players[seat]!;
  const { kind, stamp, level } = saved.chairs[seat]!;
  const takenBack = saved.takenBack?.counts[seat] ?? 0;
  return {
    name,
    kind: isFormer(name) ? 'former' : kind,
    stamp,
    ...(kind === 'bot' && level !== undefined && { level }),
    ...(takenBack > 0 && { takenBack }),
    ...(!countsAsRecord(saved, seat) && { isNoRecord: true }),
  };
}
