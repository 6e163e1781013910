import { describe, expect, test } from 'vitest';
import { isRefusal, type Refusal } from '#engine/contract.ts';
import { NO_PICKS, tap } from '#ui/pencil.ts';
import { qwixx } from '../rules.ts';
import type { Choice } from '../words.ts';
import { options } from './choice.ts';
import {
  allMarks,
  cross,
  pencilled,
  playedPositions,
  rolled,
  say,
  speakers,
} from './testing/positions.ts';
import { why } from './why.ts';
import { worth } from './worth.ts';

type Rolled = ReturnType<typeof rolled>;

/** Why the last mark leads nowhere after the others, as told to seat 1. */
function said(position: Rolled, ...marks: readonly string[]): string {
  const { note } = why(position, 0, pencilled(position, 0, ...marks.slice(0, -1)), marks.at(-1)!);
  return `${note.rule}: ${say(`${note.rule}.${note.key}`, note.args)}`;
}

const COLOUR = { phase: 'colour' } as const;

describe('a box', () => {
  test('that is crossed', () => {
    expect(said(rolled('4 5 3 1 6 5', 'G9'), 'G9')).toBe('Q1: Green 9 is already crossed off.');
  });

  test('behind the last cross', () => {
    expect(said(rolled('4 6 3 1 6 5', 'G9'), 'G10')).toBe(
      'Q1: Green 10 comes before your last cross in this row, green 9. There’s no going back.',
    );
    const mixed = rolled('1 2 3 1 6 5', 'B6', {}, { Sheet: 'mixed-colours' });
    expect(said(mixed, 'Y3')).toBe(
      'Q1: Yellow 3 comes before your last cross in this row, blue 6. There’s no going back.',
    );
    const shuffled = rolled('4 6 3 1 6 5', 'R8', {}, { Sheet: 'mixed-numbers' });
    expect(said(shuffled, 'R10')).toContain(
      'Red 10 comes before your last cross in this row, red 8.',
    );
  });

  test('that closes a row too early', () => {
    expect(said(rolled('6 6 3 1 6 5', 'R2 R3 R4'), 'R12')).toBe(
      'Q2: Red 12 closes its row: you need five crosses there first, and you have 3.',
    );
  });

  test('of another number than the dice says that first, whatever else stands against it', () => {
    expect(said(rolled('3 4 3 1 6 5'), 'B2')).toBe(
      'Q3: Blue 2 doesn’t fit: the white dice make 7 (3 + 4).',
    );
    expect(said(rolled('3 4 3 1 6 5', 'G5'), 'G6')).toMatch(
      /^Q3: Green 6 doesn’t fit: the white dice make/,
    );
    const closed = rolled('3 4 0 1 6 5', '', { closed: 1 });
    expect(said(closed, 'R9')).toMatch(/^Q3: Red 9 doesn’t fit: the white dice make/);
  });

  test('in a closed row', () => {
    expect(said(rolled('4 5 0 1 6 5', '', { closed: 1 }), 'R9')).toBe(
      'Q8: The red row is closed for everyone.',
    );
  });

  test('whose die has left the game with another row', () => {
    const mixed = { Sheet: 'mixed-colours' };
    const position = rolled('4 5 0 1 6 5', '', { ...COLOUR, closed: 1 }, mixed);
    expect(said(position, 'R5')).toBe('Q8: The red die is out of the game.');
  });

  test('that doesn’t fit: the white dice make', () => {
    expect(said(rolled('4 5 3 1 6 5'), 'R8')).toBe(
      'Q3: Red 8 doesn’t fit: the white dice make 9 (4 + 5).',
    );
  });

  test('that no white die makes with the colour', () => {
    expect(said(rolled('4 5 3 1 6 5', '', COLOUR), 'R9')).toBe(
      'Q4: Red 9 doesn’t fit: a white die and the red die make 7 or 8.',
    );
    expect(said(rolled('4 4 3 1 6 5', '', COLOUR), 'R9')).toBe(
      'Q4: Red 9 doesn’t fit: a white die and the red die make 7.',
    );
  });

  test('that the dice chosen by hand do not pay for', () => {
    expect(said(rolled('4 5 3 1 6 5', '', COLOUR), 'white:1', 'R7')).toBe(
      'Q4: You need white 4 and red 3 for red 7.',
    );
  });
});

test('a table and a record say the same', () => {
  const positions = [rolled('4 5 3 1 6 5', 'G9 R5'), rolled('6 6 3 1 6 5', 'R2 R9', COLOUR)];
  const alike = positions.flatMap((position) =>
    allMarks(position)
      .filter((mark) => /^[RYGB]\d+$/.test(mark))
      .flatMap((mark) => {
        const judged = qwixx.judge(position, 0, qwixx.parse(position, [mark]) as Choice);
        const { note } = why(position, 0, pencilled(position, 0), mark);
        return isRefusal(judged) && judged.rule === note.rule ? [[judged, note]] : [];
      }),
  );
  expect(new Set(alike.map(([judged]) => (judged as Refusal).rule)).size).toBeGreaterThan(2);
  for (const [judged, note] of alike) expect(note).toMatchObject({ ...judged });
});

describe('a lock', () => {
  test('says what it takes, and shows the box that does it', () => {
    const early = rolled('6 6 3 1 6 5', 'R2 R3');
    expect(said(early, 'lock:R')).toBe(
      'Q2: The lock comes with red 12: you need five crosses in this row, and you have 2.',
    );
    const ready = rolled('6 6 3 1 6 5', 'R2 R3 R4 R5 R6');
    expect(said(ready, 'lock:R')).toBe(
      'Q2: The lock comes with red 12. Cross that off to close the row.',
    );
    expect(why(ready, 0, pencilled(ready, 0), 'lock:R').show).toEqual(['R12']);
  });

  test('of a closed row names who closed it', () => {
    const position = rolled('4 5 0 1 6 5', '', { closed: 1 });
    cross(position, 1, 'R12');
    cross(position, 2, 'R12');
    expect(said(position, 'lock:R')).toBe('Q8: The red row is closed for everyone.');
    const told = (mark: string) => {
      const saying = worth(position, 0, mark);
      return saying && say(saying.key, saying.args);
    };
    expect(told('lock:R')).toBe('Emma and Laura closed the red row');
    expect([told('lock:Y'), told('R12'), told('white:0')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a die', () => {
  test('of colour waits for the second action', () => {
    expect(said(rolled('4 5 3 1 6 5'), 'colour:R')).toBe(
      'Q3: White dice first, for everyone. Then a coloured die, for Max only.',
    );
  });

  test('whose sums fit nowhere', () => {
    expect(said(rolled('4 5 3 1 6 5', 'R12 Y12 G2 B2'), 'white:0')).toBe(
      'Q3: The white 9 doesn’t fit anywhere on your sheet.',
    );
    const second = rolled('4 5 3 1 6 5', 'R7 Y9 G9 B9', COLOUR);
    expect(said(second, 'colour:Y')).toBe('Q4: No sum with the yellow die fits your sheet.');
    expect(said(rolled('4 5 3 1 6 5', 'R12 Y12 G2 B8', COLOUR), 'white:1')).toBe(
      'Q4: No sum with the white 5 fits your sheet.',
    );
  });
});

test('a miss is nothing to tap', () => {
  expect(said(rolled('4 5 3 1 6 5'), 'miss:0')).toContain(
    'Q5: The app marks a penalty for you if your own roll gives you no cross.',
  );
});

test('every refused tap of random matches is answered in every language', () => {
  for (const position of playedPositions()) {
    const list = options(position, 0);
    const nothing = pencilled(position, 0);
    for (const mark of allMarks(position)) {
      if (tap(list, NO_PICKS, mark)) continue;
      const { note } = why(position, 0, nothing, mark);
      for (const speak of speakers)
        expect(speak(`${note.rule}.${note.key}`, note.args)).not.toBe('');
    }
  }
});
