import { describe, expect, test } from 'vitest';
import { speaker } from '#engine/text.ts';
import type { Prompt } from '#games/face.ts';
import { GRID_TEXTS } from '../texts.ts';
import { takeAway } from '../tray.ts';
import { crossingPrompt } from './prompt.ts';
import { pencilled, tableWith } from './testing/tables.ts';
import en from './texts/en.json' with { type: 'json' };

const say = speaker({ ...GRID_TEXTS.en, ...en }, ['Ada', 'Ben'], 'en');

function prompt(table: ReturnType<typeof tableWith>, ...marks: readonly string[]) {
  const { title, detail, button }: Prompt = crossingPrompt(table, 0, pencilled(table, ...marks));
  return {
    title: say(title.key, title.args),
    detail: detail && say(detail.key, detail.args),
    button: say(button.key, button.args),
  };
}

describe('before a choice', () => {
  test('it asks for one, and says which dice are gone', () => {
    const table = tableWith('B G X 1 4 4');
    takeAway(table.tray, 3, 3);
    expect(prompt(table)).toEqual({
      title: 'Your choice: tap dice or boxes',
      detail: 'Ben took green and 4',
      button: 'No boxes yet',
    });
  });

  test('it says when only jokers help', () => {
    expect(prompt(tableWith('X X X 5 5 5')).detail).toBe('Only with a joker. You can also pass');
  });

  test('it says when nothing fits', () => {
    expect(prompt(tableWith('B B B 5 5 5', '', 0))).toMatchObject({
      title: 'Nothing fits this time',
      detail: 'Pass and wait for the next roll',
    });
  });
});

describe('with dice chosen', () => {
  const table = tableWith('B Y X 1 4 ?');

  test.each([
    [['colour:Y'], 'Yellow · tap a number or a box', undefined],
    [['number:4'], '4 boxes · tap a colour or a box', undefined],
    [['number:?'], '1 to 5 boxes · tap a colour or a box', 'Costs 1 joker'],
    [['colour:Y', 'number:4'], 'Yellow × 4 · tap 4 glowing boxes', undefined],
    [['colour:X', 'number:?'], 'Any colour × 1 to 5 · tap glowing boxes', 'Costs 2 jokers'],
  ])('%j: %s', (dice, title, detail) => {
    expect(prompt(table, ...dice)).toMatchObject({ title, ...(detail && { detail }) });
  });
});

describe('with boxes pencilled', () => {
  test('it counts them until the choice is complete', () => {
    expect(prompt(tableWith('Y Y Y 4 4 4'), 'H6', 'I6')).toEqual({
      title: 'Yellow × 4 · tap 2 more glowing boxes',
      detail: 'Column H: 1 of 7 · yellow: 19 to go',
      button: '2 of 4 boxes',
    });
  });

  test('it names the deed', () => {
    expect(prompt(tableWith('Y Y Y 2 2 2'), 'H6', 'I6')).toMatchObject({
      title: 'Yellow × 2 · ready',
      button: 'Cross off 2 boxes',
    });
  });

  test('it names the price', () => {
    expect(prompt(tableWith('X R R 2 2 2'), 'H6', 'I6')).toMatchObject({
      title: 'Yellow × 2 · costs 1 joker',
      button: 'Cross off 2 boxes · 1 joker',
    });
  });

  test('it says what would be complete', () => {
    const most = 'E1 E2 E3 E4 E5 E6';
    expect(prompt(tableWith('B B B 1 1 1', most), 'E7').detail).toBe('Fills column E: 2 points');
  });
});
