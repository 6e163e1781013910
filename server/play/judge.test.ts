import { expect, test } from 'vitest';
import { judge, type Sent } from './judge.ts';
import { revive } from './live.ts';
import { decide, facts, miniature, NOW, texts } from './testing.ts';

const qwixx = () => miniature('qwixx');
const rolled = () => {
  const table = qwixx();
  table.ask(0, { type: 'roll', id: 'r', step: 0 });
  return table;
};
const hint = (id: string): Sent => ({ type: 'hint', id, step: 1 });

test('a repeated message is answered and applied once, even behind a change of mind', () => {
  const table = rolled();
  expect(table.ask(0, decide('pass', 'a')).kind).toBe('done');
  expect(table.ask(0, { type: 'takeBack', id: 'b', step: 1 }).kind).toBe('done');
  const { version } = table.kept;
  expect(table.ask(0, decide('pass', 'a')).kind).toBe('done');
  expect(table.kept.version).toBe(version);
  expect(table.live.match.sealed.size).toBe(0);
});

test('a decision for another step comes too late and changes nothing', () => {
  const table = rolled();
  expect(table.ask(0, decide('pass', 'a', 0))).toEqual({ kind: 'late' });
  expect(table.ask(0, decide('pass', 'a', 2))).toEqual({ kind: 'late' });
  expect(table.live.match.sealed.size).toBe(0);
});

test('a mind can be changed until the last one has decided', () => {
  const table = rolled();
  const moves = texts(table.live.match, 0);
  table.ask(0, decide('pass', 'a'));
  table.ask(0, decide(moves.at(-1)!, 'b'));
  expect(table.kept.sealed).toEqual([{ seat: 0, text: moves.at(-1), wishes: ['a', 'b'] }]);
  table.ask(1, decide('pass', 'c'));
  expect(table.kept.sealed).toEqual([]);
  expect(table.live.match.entries.slice(1).map(({ text }) => text)).toEqual([moves.at(-1), 'pass']);
});

test('a bot that stands in changes nobody’s mind', () => {
  const table = rolled();
  table.ask(0, decide('pass', 'a'));
  expect(judge(table.live, 0, decide('pass', 'bot 1'), NOW, true).outcome).toEqual({
    kind: 'late',
  });
  expect(judge(table.live, 1, decide('pass', 'bot 1'), NOW, true).outcome).toEqual({
    kind: 'done',
  });
});

test('what the rules forbid is refused with its rule', () => {
  const table = rolled();
  expect(table.ask(0, decide('R99', 'a'))).toMatchObject({ refusal: { rule: 'F2' } });
  expect(table.ask(0, { type: 'roll', id: 'b', step: 1 })).toMatchObject({
    refusal: { rule: 'F3' },
  });
  expect(table.kept.version).toBe(1);
});

test('the app’s dice are rolled by the one whose turn it is, and cannot be entered', () => {
  const table = qwixx();
  expect(table.ask(1, { type: 'roll', id: 'a', step: 0 })).toMatchObject({ why: 'turn' });
  const words = ['1', '1', 'R1', 'Y1', 'G1', 'B1'];
  expect(table.ask(0, { type: 'roll', words, id: 'b', step: 0 })).toMatchObject({ why: 'dice' });
  expect(table.ask(0, { type: 'correct', at: 0, id: 'c', step: 0 })).toMatchObject({ why: 'dice' });
  expect(table.kept.version).toBe(0);
});

test('chance is added once, before the first roll, and changes the dice', () => {
  const value = 'c3'.repeat(32);
  const table = qwixx();
  expect(table.ask(0, { type: 'chance', value, id: 'a', step: 0 }).kind).toBe('done');
  expect(table.ask(0, { type: 'chance', value, id: 'a', step: 0 }).kind).toBe('done');
  const other = 'd4'.repeat(32);
  const again = table.ask(0, { type: 'chance', value: other, id: 'b', step: 0 });
  expect(again).toMatchObject({ why: 'begun' });
  const short = table.ask(1, { type: 'chance', value: 'luck', id: 'c', step: 0 });
  expect(short).toMatchObject({ why: 'begun' });
  table.ask(0, { type: 'roll', id: 'r', step: 0 });
  const late = table.ask(1, { type: 'chance', value: other, id: 'd', step: 1 });
  expect(late).toMatchObject({ why: 'begun' });
  expect(table.live.match.entries[0]!.text).not.toBe(rolled().live.match.entries[0]!.text);
});

test('who asks a bot is known to all, once, and nothing else changes by it', () => {
  const table = rolled();
  table.ask(0, decide('pass', 'a'));
  expect(table.ask(1, hint('b')).kind).toBe('done');
  const { version } = table.kept;
  expect(table.ask(1, hint('c')).kind).toBe('done');
  expect(table.kept.version).toBe(version);
  expect(table.live.hinted).toEqual([1]);
  expect(facts(revive(table.kept))).toEqual(facts(table.live));
  expect(revive(table.kept).hinted).toEqual([1]);
  // What was granted before is still known: the same wish again changes no mind.
  table.ask(0, { type: 'takeBack', id: 'd', step: 1 });
  expect(table.ask(0, decide('pass', 'a')).kind).toBe('done');
  expect(table.live.match.sealed.size).toBe(0);
});
