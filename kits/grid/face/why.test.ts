import { describe, expect, test } from 'vitest';
import { speaker } from '#engine/text.ts';
import { NO_PICKS, pencil, tap } from '#ui/pencil.ts';
import { boxName } from '../sheet.ts';
import { GRID_TEXTS } from '../texts.ts';
import { takeAway } from '../tray.ts';
import { crossingOptions } from './options.ts';
import { pencilled, playedTable, tableWith } from './testing/tables.ts';
import en from './texts/en.json' with { type: 'json' };
import { whyNot } from './why.ts';

const say = speaker({ ...GRID_TEXTS.en, ...en }, ['Ada', 'Ben', 'Cleo'], 'en');

/** Why the last mark cannot follow the others, as it is said. */
function why(table: ReturnType<typeof tableWith>, ...marks: readonly string[]): string {
  const taps = marks.slice(0, -1);
  const { note } = whyNot(table, 0, pencilled(table, ...taps), marks.at(-1)!);
  return `${note.rule}: ${say(`${note.rule}.${note.key}`, note.args)}`;
}

describe('a box', () => {
  test('that is crossed says so before anything else', () => {
    expect(why(tableWith('R R R 1 1 1', 'H6'), 'H6')).toBe('E6: H6 is already crossed off.');
  });

  test('that needs a colour die which was taken says who took it', () => {
    const table = tableWith('B R R 1 1 1');
    takeAway(table.tray, 4, 0);
    expect(why(table, 'H4')).toBe('E3: Ben took the only blue die.');
  });

  test('that needs a number die which was taken says what is left', () => {
    const table = tableWith('O O Y 1 4 4');
    takeAway(table.tray, 2, 0);
    expect(why(table, 'H2')).toBe('E3: Ben took the only 1. That leaves 4.');
    const chosen = tableWith('O O Y 1 4 ?');
    takeAway(chosen.tray, 2, 0);
    expect(why(chosen, 'colour:O', 'number:?', 'A2')).toMatch(/^E9/);
  });

  test('that needs a joker which is not left says so', () => {
    expect(why(tableWith('X R R 1 1 1', '', 0), 'H4')).toBe(
      'E11: That costs a joker, and you have none left.',
    );
    expect(why(tableWith('X R R ? ? ?', '', 1), 'H4')).toBe(
      'E11: That costs 2 jokers, and you have only 1 left.',
    );
  });

  test('of another colour than the dice says what they give', () => {
    expect(why(tableWith('Y G G 1 1 1'), 'H4')).toBe(
      'E7: H4 is blue. Your dice show yellow and green.',
    );
    expect(why(tableWith('Y B X 1 1 1'), 'colour:Y', 'H4')).toBe(
      'E7: H4 is blue, but the boxes must be yellow.',
    );
  });

  test('too many says how many there may be', () => {
    const table = tableWith('Y Y Y 1 3 3');
    expect(why(table, 'H6', 'I6', 'H7', 'I7')).toBe('E6: The dice allow 3 boxes at most.');
    const any = tableWith('B B B ? ? ?', 'B7');
    expect(why(any, 'number:?', 'B6', 'C6', 'C7', 'D7', 'E7', 'F7')).toBe(
      'E6: Five boxes at most, even with a joker.',
    );
  });

  test('of another block says that one block is enough', () => {
    const table = tableWith('Y Y Y 2 2 2', 'H5 K3');
    expect(why(table, 'colour:Y', 'H6', 'K4')).toMatch(
      /^E8: These boxes are in different blocks\./,
    );
  });

  test('that is too far from the others of its block says that they must touch', () => {
    const table = tableWith('Y Y Y 2 2 2');
    expect(why(table, 'number:2', 'H6', 'J7')).toMatch(/^E8: These boxes aren’t connected\./);
  });

  test('of a block with too few free boxes says how many there are', () => {
    expect(why(tableWith('O O O 4 4 4'), 'H2')).toBe(
      'E6: Only 2 boxes of this block are free here, but the die shows 4.',
    );
  });

  test('that touches no cross says so, and corners get words of their own', () => {
    const table = tableWith('Y Y Y 1 1 1', 'H5');
    expect(why(table, 'A7')).toMatch(/^E9: At least one box must touch a cross or be in column H/);
    expect(why(table, 'I6')).toMatch(/^E9: Corners don’t count\./);
  });

  test('far from column H says where the first crosses go', () => {
    expect(why(tableWith('Y Y Y 1 1 1'), 'A7')).toBe(
      'E9: The first crosses must include a box in column H.',
    );
  });

  test('shows the nearest boxes that would do', () => {
    const table = tableWith('Y Y Y 1 1 1');
    expect(whyNot(table, 0, pencilled(table), 'I6').show).toEqual(['H6']);
  });
});

describe('a die', () => {
  test('that was taken says so', () => {
    const table = tableWith('B R R 1 1 4');
    takeAway(table.tray, 4, 3);
    expect(why(table, 'colour:B')).toBe('E3: The blue die is gone: the player who rolled took it.');
    expect(why(table, 'number:4')).toBe('E3: The 4 is gone: the player who rolled took it.');
  });

  test('that costs a joker when none is left says so', () => {
    const table = tableWith('X B B ? ? 1', '', 0);
    expect(why(table, 'colour:X')).toBe('E11: That costs a joker, and you have none left.');
    expect(why(table, 'number:?')).toBe('E11: That costs a joker, and you have none left.');
  });

  test('that fits nowhere says so', () => {
    expect(why(tableWith('B Y Y 5 5 5'), 'colour:B')).toBe(
      'E5: This die doesn’t fit anywhere on your sheet right now.',
    );
  });
});

test('every refused tap in random matches has an answer that can be said', () => {
  for (let i = 0; i < 30; i++) {
    const table = playedTable(`why ${i}`, i);
    const seat = table.phase === 'active' ? table.active : (table.active + 1) % 3;
    const options = crossingOptions(table, seat);
    const first = options[Math.trunc(options.length / 2)];
    for (const picks of [NO_PICKS, first && { boxes: [first.boxes[0]!], dice: [first.dice[1]!] }]) {
      if (!picks) continue;
      const now = pencil(options, picks);
      for (let box = 0; box < 105; box++) {
        if (tap(options, picks, boxName(box))) continue;
        const { note, show } = whyNot(table, seat, now, boxName(box));
        expect(say(`${note.rule}.${note.key}`, note.args)).not.toMatch(/undefined|Infinity|-1/);
        for (const mark of show) expect(options.flatMap(({ boxes }) => boxes)).toContain(mark);
      }
    }
  }
});
