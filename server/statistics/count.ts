import type { Die } from '#engine/contract.ts';
import { sortDice } from '#engine/dice.ts';
import { enter, openMatch } from '#engine/match.ts';
import type { Kept } from '../log/log.ts';
import { revive } from '../play/live.ts';

/** How often each face of each kind of die came up. */
export type Tally = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A kind of die is its faces; those of the app and those of people are counted apart. */
function kindOf(dice: 'app' | 'real', { faces }: Pick<Die, 'faces'>): string {
  return `${dice} ${faces.join(' ')}`;
}

export function readKind(kind: string): { dice: 'app' | 'real'; faces: readonly string[] } {
  const [dice, ...faces] = kind.split(' ');
  return { dice: dice === 'real' ? 'real' : 'app', faces };
}

/**
 * The faces of a match's rolls, from the n-th on. Which dice were thrown depends on the position,
 * so the match is played again. Of real dice only the final entries count, after corrections.
 */
export function tallyOf(kept: Kept, from: number): Tally {
  const { begun } = kept;
  const { match } = revive(kept);
  const again = openMatch(match);
  const tally = new Map<string, Map<string, number>>();
  let rolls = 0;
  for (const entry of match.entries) {
    const next = again.game.next(again.position);
    if (entry.kind === 'roll' && next.for === 'dice' && rolls++ >= from) {
      const faces = sortDice(next.dice, entry.text.split(' '))!;
      for (const [i, die] of next.dice.entries()) {
        // A kept die was not thrown.
        if (die.faces.length > 1) add(tally, kindOf(begun.dice, die), die.faces[faces[i]!]!);
      }
    }
    const refused = enter(again, entry);
    if (refused) throw new Error(`the entry “${entry.text}” was refused by ${refused.rule}`);
  }
  return tally;
}

/** How many rolls a match has seen. */
export function rollsOf({ lines }: Pick<Kept, 'lines'>): number {
  return lines.filter(({ kind }) => kind === 'roll').length;
}

function add(tally: Map<string, Map<string, number>>, die: string, face: string): void {
  const faces = tally.get(die) ?? new Map<string, number>();
  tally.set(die, faces.set(face, (faces.get(face) ?? 0) + 1));
}
