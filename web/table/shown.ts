import type { Seat } from '#engine/contract.ts';
import type { Face } from '#games/face.ts';
import type { TableInfo } from '#protocol/table.ts';

/** The match that a device shows: as its table was when it was played, and where this device sat. */
export interface Shown {
  readonly match: string;
  readonly seat: Seat | undefined;
  readonly table: TableInfo;
}

declare const isOfItsGame: unique symbol;

/**
 * A match with its table and the face that draws it. They come as one value, which only `withFace`
 * makes: the next match at the same table may be one of another game.
 */
export interface Faced extends Shown {
  readonly face: Face;
  readonly [isOfItsGame]: true;
}

export function withFace<What extends Shown>(what: What, face: Face): What & Faced {
  const { match, table } = what;
  const { game } = table.options;
  if (face.game.id !== game) throw new Error(`the face of ${face.game.id} for a match of ${game}`);
  if (match !== table.match) throw new Error(`the table of ${table.match} for ${match}`);
  return { ...what, face } as What & Faced;
}

/**
 * What to show on news from a table. A match stays until it is left, also when the
 * others are at the next one already: a player who reads the score is not torn away from it.
 */
export function nextShown(
  shown: Shown | undefined,
  table: TableInfo,
  seat: Seat | undefined,
  left: string | undefined,
): Shown | undefined {
  const { match } = table;
  const isLeft = shown?.match === left;
  if (shown && !isLeft && (shown.match !== match || shown.table.state === 'over')) return shown;
  if (match === undefined) return undefined;
  return { match, table, seat: shown?.match === match ? seatNow(shown, table, seat) : seat };
}

/** In a match nobody changes places; for the next one they do, and are told so first of all. */
function seatNow(shown: Shown, { state }: TableInfo, seat: Seat | undefined): Seat | undefined {
  if (state !== 'playing') return shown.seat;
  return shown.seat === undefined || seat === undefined ? seat : shown.seat;
}
