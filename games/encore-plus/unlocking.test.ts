import { describe, expect, test } from 'vitest';
import { sheetOf } from '#kits/grid/boards.ts';
import { tableFor } from '#testing/record.ts';
import { encorePlus } from './rules.ts';
import { column, crossing, row, use } from './testing/script.ts';

const inka = tableFor(encorePlus, ['Inka']);
const pair = tableFor(encorePlus, ['Inka', 'Markus']);

describe('P4 unlocking', () => {
  const dice = (...script: string[]) => inka.scores(...script)[0]?.parts.dice;
  const almostH = crossing(column('H', 'H6 H7'));
  const finishH = 'roll Y Y 2 2 bomb';

  test('P4 circles one die at the start and strikes it when it is used', () => {
    expect(dice('')).toBe(2);
    expect(dice(use('heart'))).toBe(0);
  });

  test('P4 circles a die for a golden box that is crossed with two dice', () => {
    expect(dice(crossing('H5 G5 F5 E5'))).toBe(2);
    expect(dice(crossing('H5 G5 F5 E5 E4'))).toBe(4);
  });

  test('P4 circles a die for a golden box in a bomb, as in the rulebook, and it can be used', () => {
    const bombed = use('bomb D3 D4 E3 E4');
    expect(dice(bombed)).toBe(2);
    expect(dice(bombed, use('heart'))).toBe(0);
  });

  test('P4 circles a die for column H when the roll is over', () => {
    expect(dice(use('heart'), almostH, finishH, '1 Y2 H6 H7')).toBe(2);
    const turn = [crossing(column('H', 'H6 H7'), ''), 'roll Y Y X 2 2 ? bomb', '1 Y2 H6 H7'];
    expect(pair.scores(...turn)[0]?.parts.dice).toBe(2);
    expect(pair.scores(...turn, '2 pass')[0]?.parts.dice).toBe(4);
  });

  test('P4 circles a die for column H also to later ones', () => {
    const after = crossing(column('H'), column('H', 'H7'));
    const later = 'roll X X Y ? ? 1 bomb / 1 pass / 2 Y1 H7';
    expect(pair.scores(after, later)[1]?.parts).toMatchObject({ columns: 0, dice: 4 });
  });

  test('P4 circles all nine dice for five golden boxes, column H, rows P and T', () => {
    const golden = 'B4 B3 N2 O2 O3 E4 F6 F7 L5';
    const boxes = [row('P'), row('T'), column('H'), golden].join(' ');
    expect(dice(crossing(boxes))).toBe(18);
  });

  test('P4 circles a die for a golden box of a generated sheet', () => {
    const [golden] = sheetOf('sheet:k7').dice!;
    const table = tableFor(encorePlus, ['Inka'], { Sheet: 'sheet:k7' });
    expect(table.scores(use(`bomb ${golden}`))[0]?.parts.dice).toBe(2);
    expect(dice(use(`bomb ${golden}`))).toBe(0);
  });

  test.each(['heart', 'bomb A1', 'stars H3', 'line G2', 'block G2'])(
    'P4 refuses %s to a player with none left',
    (choice) => {
      inka.plays(crossing('H2'), use(choice));
      inka.refuses('P4', crossing('H2'), use('heart'), use(choice));
    },
  );

  test('P4 refuses a die that the action itself would circle', () => {
    inka.refuses('P4', use('heart'), use('bomb E3 E4'));
    inka.refuses('P4', use('heart'), almostH, finishH, '1 bomb H6 H7');
  });
});
