import { expect, test } from 'vitest';
import type { Analysis, DecisionLook } from '#bots/analysis/told.ts';
import { lostAmounts } from './amount.ts';
import { rowsOf } from './rows.ts';
import { splitRows } from './split-rows.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import { tilesOf } from './tiles-of.ts';

const change = (mean: number, error = 0.1, isClear = true) => ({
  ...{ mean, error, low: mean - 2 * error, high: mean + 2 * error, isClear },
});
const value = (score: number, win = 0) => ({ score: change(score), win: change(win) });

/** A decision that lost so many points, and so much in what counts. */
function lost(roll: number, points: number, weight = points): DecisionLook {
  const [chosen, best] = ['A', 'B'].map((text) => ({ text, ...value(0) }));
  const of = { chosen: chosen!, best: best!, ideas: [], isLost: true, rank: 2 };
  return { at: roll, roll, ...of, lead: value(points, 0.04), weight };
}

const split = {
  final: 4,
  start: change(-0.6, 1),
  dice: change(4.6, 1),
  own: change(-3.4, 1),
  others: change(3.4, 1),
};

const analysis = (more: Partial<Analysis> = {}): Analysis => ({
  seat: 0,
  samples: 20,
  counted: 'win',
  rolls: [1, 2, 3].map((roll) => ({ at: 0, roll, before: value(0), luck: value(0) })),
  decisions: [],
  score: split,
  win: split,
  lost: value(0),
  ...more,
});

test('the luck of the dice is the same figure in the tile and among the parts', () => {
  const rows = new Map(splitRows(analysis(), 2));
  // Rounded by itself it would be five; what rounding leaves is added to it.
  expect(rows.get('The dice')).toBe('+5');
  const odd = analysis({ score: { ...split, start: change(-0.4, 1), dice: change(4.8, 1) } });
  for (const each of [analysis(), odd]) {
    const dice = new Map(splitRows(each, 2)).get('The dice');
    expect(tilesOf(each, 2)[0]!.figure).toBe(dice);
  }
  expect(new Map(splitRows(odd, 2)).get('The dice')).toBe('+4');
});

test('dice that are the rest of all that is known are shown with their range', () => {
  const open = analysis({ score: { ...split, dice: change(4.6, 3, false) } });
  const rest = new Map(splitRows(open, 2)).get('The dice');
  expect(rest).toBe('about\u00a0+5');
  const [tile] = tilesOf(open, 2);
  expect([tile!.figure, tile!.words]).toEqual(['+5', expect.stringContaining('(±\u00a06)')]);
});

test('where other parts are open too, nobody can tell, and the tile names these', () => {
  const unclear = (...parts: ('own' | 'others')[]) => ({
    ...{ ...split, dice: change(4.6, 3, false) },
    ...Object.fromEntries(parts.map((part) => [part, change(-3.4, 3, false)])),
  });
  const words = (more: Partial<Analysis>) => {
    const [{ figure, words } = {}] = tilesOf(analysis(more), 2);
    return [figure, words?.split('whether it was the dice or ')[1]];
  };
  expect(words({ score: unclear('own') })).toEqual(['Unclear', 'this player’s choices']);
  expect(words({ score: unclear('others') })).toEqual(['Unclear', 'the others’ choices']);
  expect(words({ score: unclear('own', 'others') })).toEqual(['Unclear', 'everyone’s choices']);
  // Own choices have a figure right below: they are not what is open.
  const rows = splitRows(analysis({ score: unclear('others') }), 2).map(([title]) => title);
  expect(rows).toContain('This player’s choices, compared with the bot’s');
  const mission = (...parts: Parameters<typeof unclear>) =>
    words({ counted: 'mission', win: unclear(...parts) });
  expect(mission('others')).toEqual(['Unclear', 'the others’ choices']);
  expect(mission()).toEqual(['Unclear', undefined]);
});

test('what is known in tenths has an error in tenths', () => {
  const fine = {
    final: 4,
    start: change(-0.6),
    dice: change(4.6),
    own: change(0),
    others: change(0),
  };
  expect(tilesOf(analysis({ score: fine }), 2)[0]).toMatchObject({
    figure: '+4.6',
    words: expect.stringContaining('(±\u00a00.2)'),
  });
});

test.each(Object.entries({ en, de, fr }))('in %s no line breaks within an error', (_, texts) => {
  const told = Object.values(texts).filter((text) => text.includes('±'));
  expect(told).toHaveLength(3);
  for (const text of told) expect(text).toContain('(±\u00a0{within})');
});

test('points left on the table are those of the table, most where most points were', () => {
  const decisions = [lost(1, 1.64, 12), lost(2, 2.24), lost(2, 2.24), lost(3, 5.8)];
  const tile = tilesOf(analysis({ decisions }), 2).at(-1)!;
  expect(tile).toEqual({
    figure: '−11.8',
    words: 'points left on the table, most on roll 3',
  });
  const cells = rowsOf(analysis({ decisions })).map(({ loss }) => lostAmounts('win', loss)[0]);
  expect(cells).toEqual(['−1.6', '−4.4', '−5.8']);
  // What could be chance is in neither.
  const unsure = { ...lost(1, 3), lead: { score: change(3, 2, false), win: change(0.1) } };
  expect(tilesOf(analysis({ decisions: [unsure, lost(3, 5.8)] }), 2).at(-1)!.figure).toBe('−5.8');
});

test('ahead of several is not called a lead', () => {
  const words = (seats: number) =>
    [
      ...splitRows(analysis(), seats).flat(),
      ...tilesOf(analysis(), seats).map((tile) => tile.words),
    ]
      .join(' ')
      .toLowerCase();
  expect(words(2)).toContain('lead at the end');
  expect(words(3)).not.toContain('lead');
  expect(words(3)).toContain('at the end, compared with the others’ average +4');
});

test('a mission that all of a dozen sets of dice won was not sure', () => {
  const won = (error: number, low: number) => ({
    ...analysis({ counted: 'mission', win: { ...split, start: { mean: 1, error, low, high: 1 } } }),
  });
  expect(splitRows(won(0.085, 0.71), 2)[0]![1]).toBe('about\u00a071% to 100%');
  expect(splitRows(won(0.2, 0.3), 2)[0]![1]).toBe('not clear yet');
  expect(splitRows(won(0.01, 0.98), 2)[0]![1]).toBe('about\u00a0100%');
});
