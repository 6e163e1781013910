import { expect, test } from 'vitest';
import { pad } from './pad.ts';

test('turns and misses go up one by one and back again', () => {
  const position = pad.start({});
  for (const mark of ['turn:1', 'turn:2', 'miss:1', 'miss:2']) {
    expect(pad.refuse(position, mark)).toBeUndefined();
    pad.tap(position, mark);
  }
  expect([position.rolls, position.misses]).toEqual([2, [2]]);
  pad.tap(position, 'turn:2');
  pad.tap(position, 'miss:2');
  expect([position.rolls, position.misses]).toEqual([1, [1]]);
});

test('nothing is skipped, and nothing goes beyond the end', () => {
  const position = pad.start({});
  expect(pad.refuse(position, 'turn:2')?.rule).toBe('C1');
  expect(pad.refuse(position, 'miss:3')?.rule).toBe('C5');
  position.misses[0] = 3;
  position.rolls = 27;
  expect(pad.refuse(position, 'miss:4')?.rule).toBe('C5');
  expect(pad.refuse(position, 'turn:28')?.rule).toBe('C1');
});

test('when it ends makes no difference to a sheet without dice', () => {
  const [usual, late] = [{}, { Finish: 'last-turn' }].map((options) => {
    const position = pad.start(options);
    for (let turn = 1; turn <= 27; turn++) pad.tap(position, `turn:${turn}`);
    const { toTheLast, ...rest } = position;
    return { rest, refused: pad.refuse(position, 'turn:28') };
  });
  expect(late).toEqual(usual);
  expect(pad.idle).toEqual(['Finish']);
});

test('boxes, values and jokers are those of the family', () => {
  const position = pad.start({ Sheets: 'red, blue', Mission: '3' });
  expect([position.papers.length, position.papers[0]!.sheet, position.mission]).toEqual([
    1,
    'red',
    3,
  ]);
  for (const row of [1, 2, 3, 4, 5, 6, 7]) pad.tap(position, `H${row}`);
  expect(position.papers[0]!.first & (1 << 7)).not.toBe(0);
  pad.tap(position, 'first:H');
  expect(position.papers[0]!.later & (1 << 7)).not.toBe(0);
  pad.tap(position, 'joker:0');
  expect(position.papers[0]!.jokers).toBe(7);
});
