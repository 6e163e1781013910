import { describe, expect, test } from 'vitest';
import type { Mark } from '#ui/marks.ts';
import type { Position } from '../position.ts';
import { choice } from '../rules.ts';
import { pad } from './pad.ts';

function tapAll(marks: readonly Mark[], options = {}): Position {
  const position = pad.start(options);
  for (const mark of marks) {
    const refused = pad.refuse(position, mark);
    if (refused) throw new Error(`${mark} was refused by ${refused.rule}.${refused.key}`);
    pad.tap(position, mark);
  }
  return position;
}

function refusedBy(marks: readonly Mark[], mark: Mark): string | undefined {
  const note = pad.refuse(tapAll(marks), mark);
  return note && `${note.rule}.${note.key}`;
}

const SEVEN = ['G@1', 'R@2', 'V@3', 'B@4', 'Y@5', 'V@6', 'S@7'];

describe('a pad without dice', () => {
  test('scores what is crossed and marked on both sides', () => {
    const position = tapAll([...SEVEN, '8', '12', '7', '1b', 'close', '8', '6']);
    const { total, parts } = choice.scores(position)[0]!;
    expect(parts).toEqual({ colours1: 8, numbers1: 5, colours2: 0, numbers2: 2 });
    expect(total).toBe(15);
  });

  test('begins on the chosen side', () => {
    expect(tapAll([], { Sides: '2' }).sheets[0]![0]!.side).toBe(1);
  });

  test('takes back with a second tap', () => {
    expect(tapAll(['G@1', '8', '12', 'miss:0', '12', '8', 'G@1', 'miss:0'])).toEqual(tapAll([]));
    expect(tapAll(['G@1', 'close', 'close'])).toEqual(tapAll(['G@1']));
  });

  test('refuses what breaks the arc or the line', () => {
    expect(refusedBy(['G@1'], 'V@3')).toBe('T3.apart');
    expect(refusedBy(['G@1'], 'Y@16')).toBeUndefined();
    expect(refusedBy(['8', '12'], '2')).toBe('T4.apart');
    expect(refusedBy(SEVEN, 'R@2')).toBe('T3.arc');
    expect(refusedBy(SEVEN, 'S@7')).toBeUndefined();
    expect(refusedBy(['8', '12'], '8')).toBe('T4.end');
  });

  test('names a number once where two of its boxes touch the line', () => {
    const position = tapAll(['12'], { Sides: '2' });
    expect(pad.refuse(position, '8')?.args).toEqual({
      number: 8,
      last: 12,
      ways: [2, 1, 9, 4, 10],
    });
  });

  test('says when a line has nowhere to go', () => {
    expect(refusedBy(['8', '10', '4', '2', '5', '1a'], '12')).toBe('T4.stuck');
  });

  test('asks to turn a side with three misses, and ends with the second', () => {
    const misses = ['miss:0', 'miss:1', 'miss:2'];
    expect(refusedBy(misses, 'G@1')).toBe('T8.turn');
    expect(refusedBy([...misses, 'close', ...misses], 'B@1')).toBe('T8.ended');
    expect(refusedBy(['close', 'B@1'], 'close')).toBe('T9.second');
  });
});
