import { describe, expect, test } from 'vitest';
import { qwixx } from '../rules.ts';
import { pad } from './pad.ts';
import { say } from './testing/positions.ts';

type Taps = readonly string[];

function tapped(taps: Taps, sheet = 'classic') {
  const position = pad.start({ Sheet: sheet });
  for (const mark of taps) {
    expect([mark, pad.refuse(position, mark)]).toEqual([mark, undefined]);
    pad.tap(position, mark);
  }
  return position;
}

function refused(taps: Taps, mark: string, sheet?: string): string | undefined {
  const note = pad.refuse(tapped(taps, sheet), mark);
  return note && say(`${note.rule}.${note.key}`, note.args);
}

const total = (taps: Taps) => qwixx.scores(tapped(taps))[0]!.total;
const FIVE = ['R2', 'R3', 'R4', 'R5', 'R6'];

describe('a sheet without dice', () => {
  test('counts the example of the rulebook', () => {
    const red = ['R2', 'R3', 'R4', 'R5'];
    const yellow = ['Y2', 'Y3', 'Y4'];
    const green = ['G12', 'G11', 'G10', 'G9', 'G8', 'G7', 'G6'];
    const blue = ['B12', 'B11', 'B10', 'B9', 'B8', 'B7', 'B6', 'B5'];
    expect(total([...red, ...yellow, ...green, ...blue, 'miss:0', 'miss:1'])).toBe(70);
  });

  test('crosses the lock with the last number and closes the row', () => {
    const position = tapped([...FIVE, 'R12']);
    expect([qwixx.scores(position)[0]!.total, position.closed]).toEqual([28, 1]);
  });

  test.each([
    ['nonsense'],
    [''],
    ['R1'],
    ['R13'],
    ['lock:'],
    ['miss:4'],
    ['miss:x'],
    ['white:0'],
    ['colour:R'],
  ])('has no place that is called “%s”', (mark) => {
    expect(() => pad.tap(tapped([]), mark)).toThrow('is not on a sheet');
  });

  test.each([['R7'], ['lock:R'], ['miss:0']])('takes %s back with a second tap', (mark) => {
    expect(tapped([...FIVE, mark, mark])).toEqual(tapped(FIVE));
  });

  test('takes a last number back with its lock', () => {
    expect(tapped([...FIVE, 'R12', 'R12'])).toEqual(tapped(FIVE));
  });

  test('is over with a second closed row or a fourth miss', () => {
    expect(tapped(['lock:R']).phase).toBe('roll');
    expect(tapped(['lock:R', 'lock:G']).phase).toBe('over');
    expect(tapped(['lock:R', 'lock:G', 'lock:G']).phase).toBe('roll');
    expect(tapped(['miss:0', 'miss:1', 'miss:2', 'miss:3']).phase).toBe('over');
  });
});

describe('a tap without meaning', () => {
  test('on a number behind the last cross', () => {
    expect(refused(['R6'], 'R3')).toContain(
      'Red 3 comes before your last cross in this row, red 6.',
    );
    expect(refused(['R8'], 'R10', 'mixed-numbers')).toContain('Red 10 comes before');
  });

  test('on a last number before five crosses', () => {
    expect(refused(['G9'], 'G2')).toBe(
      'Green 2 closes its row: you need five crosses there first, and you have 1.',
    );
  });

  test('on a row that somebody closed', () => {
    expect(refused(['lock:B'], 'B9')).toBe('This row is closed. Tap its lock to reopen it.');
  });

  test('on one’s own lock, or on a cross that it needs', () => {
    const closed = [...FIVE, 'R12'];
    expect(refused(closed, 'lock:R')).toBe(
      'You closed this row yourself. Tap red 12 to take it back.',
    );
    expect(refused(closed, 'R4')).toBe(
      'A closed row needs its five crosses. Take back red 12 first.',
    );
  });
});
