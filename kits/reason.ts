import type { Note } from '#engine/contract.ts';

/** Why a move is good, or what it costs, in terms that people use: a figure and the words behind it. */
export interface Reason {
  /** `+4`, `−5`, or the name of a column: what the words are about. */
  readonly figure: string;
  /** A text of the game’s reasons, that goes on after the figure. */
  readonly key: string;
  readonly args: Note['args'];
  /** About as much as so many points: what weighs most is told first. */
  readonly weight: number;
}

/** A number with its sign, as people write it. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value < 0 ? `−${-value}` : `+${value}`;
}
