import type { Saying } from '#games/face.ts';
import type { Table } from '../table.ts';

/** Where the match is: which roll, and who rolls or rolled. */
export function gridHeadline(table: Table<string>): Saying {
  const { phase, active: seat, rolls } = table;
  if (phase === 'over') return { key: 'headline.over', args: { roll: rolls } };
  if (phase === 'roll') return { key: 'headline.toRoll', args: { roll: rolls + 1, seat } };
  return { key: 'headline.rolled', args: { roll: rolls, seat } };
}

/** Alone, what counts is how many rolls are left. */
export function soloHeadline(table: Table<string>, most: number): Saying {
  const { phase, rolls } = table;
  if (phase === 'over') return { key: 'headline.over', args: { roll: rolls } };
  return { key: 'headline.solo', args: { roll: phase === 'roll' ? rolls + 1 : rolls, most } };
}
