import { describe, expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { NO_PICKS, pencil, tap } from '#ui/pencil.ts';
import { qwixx } from '../rules.ts';
import { isAwaited, options, prompt, quiet, warning } from './choice.ts';
import { tray } from './dice.ts';
import { allMarks, pencilled, playedPositions, rolled, say } from './testing/positions.ts';

type Rolled = ReturnType<typeof rolled>;

function prompted(position: Rolled, ...taps: readonly string[]): readonly (string | undefined)[] {
  const { title, detail, button } = prompt(position, 0, pencilled(position, 0, ...taps));
  return [
    say(title.key, title.args),
    detail && say(detail.key, detail.args),
    say(button.key, button.args),
  ];
}

describe('in random matches on every sheet', () => {
  test('taps and the quiet button reach every legal move, and no other', () => {
    for (const position of playedPositions()) {
      for (const seat of [0, 1, 2]) {
        if (!isAwaited(position, seat)) {
          expect([options(position, seat), quiet(position, seat)]).toEqual([[], undefined]);
          continue;
        }
        const legal = movesOf(qwixx, position, seat).map((m) => qwixx.notate(position, seat, m));
        const list = options(position, seat);
        const marks = [...allMarks(position), ...tray(position).map(({ mark }) => mark)];
        const made = marks.flatMap((mark) => {
          const picks = tap(list, NO_PICKS, mark);
          return (picks && pencil(list, picks).ready?.text) ?? [];
        });
        expect([...new Set([quiet(position, seat)!.text, ...made])].sort()).toEqual(legal.sort());
      }
    }
  });

  test('the dice of a choice lie on the table and make its sum', () => {
    for (const position of playedPositions()) {
      const lying = tray(position);
      for (const { text, dice } of options(position, position.active)) {
        const faces = dice.map((mark) => lying.find((die) => die.mark === mark)!.word);
        const sum = faces.reduce((made, word) => made + Number(word.at(-1)), 0);
        expect(sum).toBe(Number(text.slice(1)));
      }
    }
  });
});

describe('dice first', () => {
  test('either white die means their sum in the first action', () => {
    const position = rolled('4 5 3 1 6 5');
    expect([...pencilled(position, 0, 'white:1').open]).toEqual(['R9', 'Y9', 'G9', 'B9']);
  });

  test('a white and a coloured die leave one box in the second action, for the next tap', () => {
    const position = rolled('4 5 3 1 6 5', '', { phase: 'colour' });
    const { open, ready } = pencilled(position, 0, 'white:1', 'colour:R');
    expect([[...open], ready]).toEqual([['R8'], undefined]);
    expect(pencilled(position, 0, 'white:1', 'colour:R', 'R8').ready?.text).toBe('R8');
  });

  test('white dice that show the same are one choice in the second action', () => {
    const position = rolled('4 4 3 1 6 5', '', { phase: 'colour' });
    expect(tray(position).map(({ mark }) => mark)).toEqual([
      ...['white:0', 'white:0'],
      ...['colour:R', 'colour:Y', 'colour:G', 'colour:B'],
    ]);
  });
});

describe('the note', () => {
  test('names up to three boxes and the way out, and warns of nothing yet', () => {
    const position = rolled('4 5 3 1 6 5', 'R5 Y9 G9 B10', { phase: 'colour', crossed: true });
    expect(prompted(position)).toEqual([
      'Tap red 7, red 8 or blue 9, or finish with one cross',
      undefined,
      'Choose a box',
    ]);
  });

  test('counts more boxes than that', () => {
    expect(prompted(rolled('4 5 3 1 6 5'))[0]).toBe(
      'Tap one of the 4 boxes, or let the white 9 go',
    );
  });

  test('says when nothing fits', () => {
    const full = 'R12 Y12 G2 B2';
    expect(prompted(rolled('4 5 3 1 6 5', full))).toEqual([
      'The white 9 doesn’t fit anywhere on your sheet',
      undefined,
      'No box fits',
    ]);
    expect(prompted(rolled('4 5 3 1 6 5', full, { phase: 'colour' }))[0]).toBe(
      'No sum fits your sheet: you take a penalty',
    );
  });

  test('shows what pays and what is lost once a box is pencilled', () => {
    const position = rolled('4 5 3 1 6 5', 'R3', { phase: 'colour' });
    expect(prompted(position, 'R8')).toEqual([
      'Red 8: white 5 and red 3',
      'With red 8, you skip 4, 5, 6 and 7 for good',
      'Cross off red 8',
    ]);
  });

  test('explains what a closing row means', () => {
    const five = 'R2 R3 R4 R5 R6';
    const closing = ['You close the red row for everyone, and the lock counts too!'];
    expect(prompted(rolled('6 6 1 1 1 1', five), 'R12').slice(1)).toEqual([
      ...closing,
      'Cross off red 12 + lock',
    ]);
    const last = prompted(rolled('6 6 1 1 1 1', five, { closed: 0b1000 }), 'R12');
    expect(last[1]).toBe('You close a second row, and the game ends!');
  });
});

describe('the quiet button', () => {
  const label = (position: Rolled): string => say(quiet(position, 0)!.label.key);

  test('names its price', () => {
    expect(label(rolled('4 5 3 1 6 5'))).toBe('Let it go');
    const second = { phase: 'colour' } as const;
    expect(label(rolled('4 5 3 1 6 5', '', { ...second, crossed: true }))).toBe(
      'Finish with 1 cross',
    );
    expect(label(rolled('4 5 3 1 6 5', '', second))).toBe('Take a penalty, −5');
  });

  test('warns of a miss, and of the one that ends the match', () => {
    const warned = (more: Parameters<typeof rolled>[2]) =>
      warning(rolled('4 5 3 1 6 5', '', more), 0, 'pass')?.key;
    expect(warned({})).toBeUndefined();
    expect(warned({ phase: 'colour', crossed: true })).toBeUndefined();
    expect(warned({ phase: 'colour' })).toBe('warning.miss');
    expect(warned({ phase: 'colour', misses: [3, 0, 0] })).toBe('warning.lastMiss');
  });
});
