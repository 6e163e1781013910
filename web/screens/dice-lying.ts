import type { Die } from '#engine/contract.ts';
import type { DieUse } from '#games/face.ts';
import { isList, isRecord } from '../store/guard.ts';

/** Dice on a table without sheets: what they show, and what they are used for. */
export interface Lying {
  /** None before the first roll. */
  readonly faces: readonly string[];
  readonly uses: readonly Use[];
}

export type Use = DieUse | 'roll';

const USES: readonly unknown[] = ['roll', 'keep', 'take', 'away'] satisfies Use[];

/** The dice as they lay the last time, as far as they are the same dice. */
export function lyingFrom(kept: unknown, dice: readonly Die[]): Lying {
  return isLying(kept, dice) ? kept : { faces: [], uses: dice.map(() => 'roll') };
}

/** What is kept or put away stays as it is; of the rest nothing is taken any more. */
export function rolled({ faces, uses }: Lying, thrown: readonly string[]): Lying {
  const stays = (use: Use): boolean => use === 'keep' || use === 'away';
  return {
    faces: thrown.map((word, i) => (stays(uses[i]!) ? (faces[i] ?? word) : word)),
    uses: uses.map((use) => (use === 'away' ? use : 'roll')),
  };
}

/** A die used as its game has it after one tap more; in the end it is rolled again. */
export function tapped(lying: Lying, die: number, known: readonly DieUse[]): Lying {
  const cycle: readonly Use[] = ['roll', ...known];
  const next = (cycle.indexOf(lying.uses[die]!) + 1) % cycle.length;
  return { ...lying, uses: lying.uses.with(die, cycle[next]!) };
}

function isLying(kept: unknown, dice: readonly Die[]): kept is Lying {
  if (!isRecord(kept)) return false;
  const { faces, uses } = kept;
  return (
    isList(uses, (use): use is Use => USES.includes(use)) &&
    uses.length === dice.length &&
    Array.isArray(faces) &&
    (faces.length === 0 || faces.length === dice.length) &&
    faces.every((face, i) => dice[i]!.faces.includes(face))
  );
}
