import type { Note } from '#engine/contract.ts';
import type { Cheer } from '#games/face.ts';
import { COLUMN_POINTS } from '#kits/grid/claims.ts';
import { gridCheers } from '#kits/grid/face/cheers.ts';
import { announce } from '../announce.ts';
import type { Position } from '../position.ts';
import { goalMarks } from './turns.ts';

/** The team's goals are cheered for everybody, colours and columns for the player who made them. */
export function cheers(before: Position, after: Position): readonly Cheer[] {
  const notes = announce(before, after);
  return [
    ...won(after, notes),
    ...goals(before, after),
    ...quests(after, notes),
    ...gridCheers(before, after, { columns: COLUMN_POINTS }),
  ];
}

function won(after: Position, notes: readonly Note[]): readonly Cheer[] {
  const note = notes.find(({ rule, key }) => rule === 'C10' && key === 'won');
  return note ? [together(after, 'won', { note })] : [];
}

/** The points that a turn asks for, in time. */
function goals(before: Position, after: Position): readonly Cheer[] {
  const earlier = goalMarks(before);
  const reached = goalMarks(after).filter(
    ({ state }, i) => state === 'reached' && earlier[i]!.state === 'ahead',
  );
  const last = reached.at(-1);
  return last ? [together(after, 'goal', { figure: last.points })] : [];
}

/** One of the things that the mission asks for, all of it. */
function quests(after: Position, notes: readonly Note[]): readonly Cheer[] {
  return notes.flatMap((note) => {
    const { goal, have, need } = note.args;
    if (note.rule !== 'C3' || have !== need) return [];
    return [together(after, 'quest', { note, figure: Number(need), goal: String(goal) })];
  });
}

interface Reached {
  readonly note?: Note;
  readonly figure?: number;
  readonly goal?: string;
}

function together(
  { papers }: Position,
  what: 'won' | 'goal' | 'quest',
  { note, figure = 0, goal = '' }: Reached,
): Cheer {
  return {
    kind: 'goal',
    seats: [...papers.keys()],
    isFirst: true,
    words: () => ({ key: `cheer.${what}`, args: { points: figure, goal } }),
    note,
    boxes: [],
    ...(figure > 0 && { figure }),
  };
}
