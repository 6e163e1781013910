import { describe, expect, test } from 'vitest';
import { COLUMNS } from '#kits/grid/sheet.ts';
import type { Position } from '../position.ts';
import { encoreCoop } from '../rules.ts';
import { nearEnd } from './status.ts';
import { quests } from './tiles.ts';
import { goalMarks, standing, turnNow, turnsDone } from './turns.ts';

describe('the ladder', () => {
  test('a turn counts when its penalty is settled', () => {
    const position = at({ rolls: 10, phase: 'strike' });
    expect([turnsDone(position), turnNow(position)]).toEqual([9, 10]);
    expect(goalMarks(position).map(({ state }) => state)).toEqual(['missed', 'ahead', 'ahead']);
    expect(standing(position)).toMatchObject({ goal: 5, turn: 10, isReached: false });
  });

  test('a discarded die shows the missed second goal', () => {
    const position = at({ rolls: 20, phase: 'together', numberDice: 2 });
    expect(goalMarks(position)[1]!.state).toBe('missed');
  });

  test('the last goal counts jokers', () => {
    const position = at({ rolls: 27, phase: 'together' });
    expect(standing(position)).toMatchObject({ goal: 40, jokers: 24, countsJokers: true });
  });

  test('the end is near on the last turn and before a third miss', () => {
    expect(nearEnd(at({ rolls: 26, phase: 'roll' }), 0)).toBe(true);
    expect(nearEnd(at({ rolls: 4, phase: 'roll', misses: [0, 2, 0] }), 1)).toBe(true);
    expect(nearEnd(at({ rolls: 4, phase: 'roll', misses: [0, 2, 0] }), 0)).toBe(false);
  });
});

describe('mission tiles', () => {
  test('colours that are complete come first, then places for others', () => {
    const [colours] = quests(at({ mission: 1, claimed: 0b100 << COLUMNS }));
    expect(colours).toMatchObject({ have: 1, need: 3 });
    expect(colours!.tiles.map(({ name }) => name)).toEqual(['Y', undefined, undefined]);
  });

  test('stars, blocks and letters are listed one by one', () => {
    const done = (position: Position, goal: string) =>
      quests(position)
        .find((quest) => quest.goal === goal)!
        .tiles.filter(({ isDone }) => isDone)
        .map(({ name }) => name)
        .join('');
    expect(done(at({ mission: 3, stars: 0b1001 }), 'stars')).toBe('AD');
    expect(done(at({ mission: 4, frames: 0b11 }), 'blocks')).toBe('12');
    expect(done(at({ mission: 5, word: 3 }), 'word')).toBe('NOC');
  });
});

function at(changes: Partial<Position>): Position {
  return { ...encoreCoop.start(3, {}), ...changes };
}
