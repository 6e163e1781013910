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

test('a hint is known to all, once, and changes nothing else', () => {
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

test('judging changes nothing by itself', () => {
  const table = qwixx();
  expect(judge(table.live, 0, { type: 'roll', id: 'r', step: 0 }, NOW).change).toBeDefined();
  expect(table.live.match.entries).toEqual([]);
  table.ask(0, { type: 'roll', id: 'r', step: 0 });
  table.ask(0, decide('pass', 'a'));
  expect(judge(table.live, 1, decide('pass', 'b'), NOW).match!.step).toBe(2);
  expect(judge(table.live, 0, { type: 'takeBack', id: 'c', step: 1 }, NOW).change).toBeDefined();
  expect(table.live.match).toMatchObject({ step: 1, sealed: new Map([[0, expect.any(Number)]]) });
  expect(table.live.match.entries).toHaveLength(1);
});

test('nothing is written for those who take back what they have not decided', () => {
  const table = rolled();
  const verdict = judge(table.live, 0, { type: 'takeBack', id: 'a', step: 1 }, NOW);
  expect(verdict).toEqual({ outcome: { kind: 'done' } });
});

test('of a seat’s wishes only the latest are remembered, across changes of mind', () => {
  const table = rolled();
  for (let i = 0; i < 40; i++) table.ask(0, decide('pass', `w${i}`));
  const [sealed] = table.kept.sealed;
  expect(sealed!.wishes).toHaveLength(32);
  expect([sealed!.wishes[0], sealed!.wishes.at(-1)]).toEqual(['w8', 'w39']);
});

test('the wishes of a step are forgotten with it: an id may be used again', () => {
  const table = rolled();
  table.ask(0, decide('pass', 'a'));
  table.ask(1, decide('pass', 'a'));
  const { step } = table.live.match;
  expect(table.live.wishes.size).toBe(0);
  expect(table.ask(0, decide('pass', 'a', step)).kind).toBe('done');
  expect(table.live.match.step).toBe(step + 1);
});

test('a finished match stays as it is', () => {
  const table = rolled();
  const over = { ...table.live, finished: NOW };
  const why = { kind: 'forbidden', why: 'over' };
  expect(judge(over, 0, decide('pass', 'a'), NOW)).toEqual({ outcome: why });
  expect(judge(over, 0, hint('b'), NOW)).toEqual({ outcome: why });
  expect(judge(over, 0, decide('pass', 'c', 0), NOW).outcome).toEqual({ kind: 'late' });
});

test('a closed step is reported once, with its new entries', () => {
  const table = rolled();
  expect(table.live.news).toMatchObject({ count: 1 });
  table.ask(0, decide('pass', 'a'));
  expect(table.live.news).toMatchObject({ count: 1 });
  table.ask(1, decide('pass', 'b'));
  expect(table.live.news).toEqual({ said: [], count: 2 });
});

test('no match is opened for a game that is not here', () => {
  const { begun } = qwixx().kept;
  expect(revive(qwixx().kept).match).toMatchObject({ players: ['Max', 'Emma'], remarks: [] });
  expect(() => revive({ ...qwixx().kept, begun: { ...begun, game: 'chess' } })).toThrow('chess');
});

test('a log that the rules refuse is noticed', () => {
  const { kept } = rolled();
  const roll = kept.lines[0]!;
  expect(() => revive({ ...kept, lines: [roll, roll] })).toThrow('refused by F3');
  const sealed = [{ seat: 0, text: 'R99', wishes: [] }];
  expect(() => revive({ ...kept, sealed })).toThrow('sealed “R99”');
  const correction = { kind: 'correction', at: 0, entry: { kind: 'roll', text: '9' }, time: 1 };
  expect(() => revive({ ...kept, lines: [roll, correction as never] })).toThrow('entry 0');
});
