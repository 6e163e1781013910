import { describe, expect, test } from 'vitest';
import { isSavedMatch, isSavedPad } from './guard.ts';
import { OVER, saved } from './testing/matches.ts';

describe('what comes from outside is a saved match only if', () => {
  const good = saved(OVER);

  test('every part has its shape', () => {
    expect(isSavedMatch(JSON.parse(JSON.stringify(good)))).toBe(true);
    expect(isSavedMatch({ ...good, hinted: [1] })).toBe(true);
    for (const key of Object.keys(good).filter((each) => each !== 'result')) {
      expect(isSavedMatch({ ...good, [key]: undefined }), key).toBe(false);
      expect(isSavedMatch({ ...good, [key]: { odd: 1 } }), key).toBe(false);
    }
  });

  test.each<[string, unknown]>([
    ['an unknown stamp', { chairs: good.chairs.map((chair) => ({ ...chair, stamp: 'toString' })) }],
    ['too few chairs', { chairs: good.chairs.slice(1) }],
    ['an unknown language', { chairs: good.chairs.map((chair) => ({ ...chair, language: 'xx' })) }],
    ['an id with a path', { id: '../x' }],
    ['a winner who is not there', { result: { totals: [1, 2], winners: [2] } }],
    ['a hint for nobody', { hinted: [2] }],
    ['an endless total', { result: { totals: [1, Number.NaN], winners: [] } }],
    ['a negative seat', { entries: [{ kind: 'move', seat: -1, text: 'leave' }] }],
  ])('it has not %s', (_, change) => {
    expect(isSavedMatch({ ...good, ...(change as object) })).toBe(false);
  });

  test.each([null, 1, 'match', [], [good]])('it is an object at all: %j', (value) => {
    expect(isSavedMatch(value)).toBe(false);
    expect(isSavedPad(value)).toBe(false);
  });
});
