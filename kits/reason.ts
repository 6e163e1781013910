import type { Note, Seat } from '#engine/contract.ts';

/** Why a move is good, or what it costs, in terms that people use: a figure and the words behind it. */
export interface Reason {
  /** `+4`, `−5`, `6/7`: what the words are about. */
  readonly figure: string;
  /**
   * A text of the game’s reasons, that goes on after the figure. Keys that begin alike,
   * `reason.miss` and `reason.miss.none`, are about the same thing.
   */
  readonly key: string;
  readonly args: Note['args'];
  /** About as much as so many points: what weighs most is listed first. */
  readonly weight: number;
  /**
   * Of something that moves have to pay: how much this one does, 0 where it is spared it. A move
   * that pays less than another one is praised by `<key>.spared` of the other, with the difference
   * as `count`.
   */
  readonly price?: number;
}

/** What a reason is about: moves are compared by it. */
export function topicOf({ key }: Reason): string {
  return key.split('.')[1]!;
}

/** A number with its sign, as people write it. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** About as much as points: a match that ends is won or lost. */
const END = 20;

/** A match that ends with a move: good when ahead by then, else the move’s price. */
export function endingReason(totals: readonly number[], seat: Seat): Reason {
  const lead = totals[seat]! - Math.max(...totals.toSpliced(seat, 1));
  const args = { lead, behind: -lead };
  const reason = { figure: signed(lead), key: 'reason.ends', args, weight: END };
  return lead < 0 ? { ...reason, price: 1 } : reason;
}
