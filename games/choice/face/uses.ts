import type { Mark } from '#ui/marks.ts';
import { CLOSE_MARK } from './marks.ts';

/** A choice of uses, from its text. */
export interface Uses {
  /** What is crossed and marked, in its order. */
  readonly boxes: readonly Mark[];
  /** How many dice it takes. */
  readonly dice: number;
  /** A sum of dice, as on paper: “4 + 6 = 10”. */
  readonly sum: string | undefined;
  readonly closes: boolean;
}

export function readUses(text: string): Uses {
  const words = text.split(' ').filter((word) => word !== 'pass');
  const uses = words.filter((word) => word !== CLOSE_MARK).map((word) => word.split('='));
  return {
    boxes: uses.map(([box]) => box!),
    dice: uses.reduce((sum, [, addends]) => sum + (addends?.split('+').length ?? 1), 0),
    sum: uses.flatMap(formula)[0],
    closes: words.includes(CLOSE_MARK),
  };
}

/** Three dice make one sum at most. */
function formula([box, addends]: readonly string[]): string[] {
  if (addends === undefined) return [];
  return [`${addends.split('+').join(' + ')} = ${Number.parseInt(box!, 10)}`];
}
