import { expect, test } from 'vitest';
import { type Entry, replay } from '#engine/match.ts';
import { type Setup, setUp } from '#engine/setup.ts';
import { face as qwixx } from '#games/qwixx/face/index.tsx';
import type { Position } from '#games/qwixx/position.ts';
import { lastOf, told } from './just-now.ts';

const SETUP = setUp(qwixx.game, ['Lea', 'Tom'], {}) as Setup;
const ENTRIES: readonly Entry[] = [
  { kind: 'roll', text: '4 1 R3 Y2 G6 B6' },
  { kind: 'move', seat: 0, text: 'R5' },
  { kind: 'move', seat: 1, text: 'pass' },
  { kind: 'move', seat: 0, text: 'pass' },
  { kind: 'roll', text: '1 1 R1 Y1 G1 B1' },
  { kind: 'move', seat: 0, text: 'Y2' },
  { kind: 'move', seat: 1, text: 'pass' },
];

const phases = (count: number) =>
  lastOf(SETUP, ENTRIES.slice(0, count)).deeds.map(({ seat, text, before }) => {
    return [seat, text, (before as Position).phase];
  });

test('before the first choice nothing has happened', () => {
  expect(lastOf(SETUP, [])).toMatchObject({ deeds: [] });
  expect(lastOf(SETUP, ENTRIES.slice(0, 1))).toMatchObject({ deeds: [] });
});

test('all that came of a roll stays until something comes of the next', () => {
  const first = [
    [0, 'R5', 'white'],
    [1, 'pass', 'white'],
    [0, 'pass', 'colour'],
  ];
  expect(phases(4)).toEqual(first);
  expect(phases(5)).toEqual(first);
  expect(phases(7)).toEqual([
    [0, 'Y2', 'white'],
    [1, 'pass', 'white'],
  ]);
});

test('latecomers are told the same as those who saw everything happen', () => {
  const steps = [1, 3, 4, 5, 7];
  let known = lastOf(SETUP, []);
  let from = 0;
  for (const to of steps) {
    const { position: before } = replay(SETUP, ENTRIES.slice(0, from));
    known = told(known, { entries: ENTRIES.slice(from, to), said: [], before });
    expect(known).toEqual(lastOf(SETUP, ENTRIES.slice(0, to)));
    from = to;
  }
});

test('a stand-in’s choice is shown as a bot’s, from the record and from the news', () => {
  const byBots = ({ deeds }: ReturnType<typeof lastOf>) =>
    deeds.filter(({ isByBot }) => isByBot).map(({ seat, text }) => [seat, text]);
  expect(byBots(lastOf(SETUP, ENTRIES, [2, 6]))).toEqual([[1, 'pass']]);
  expect(byBots(lastOf(SETUP, ENTRIES.slice(0, 4), [1]))).toEqual([[0, 'R5']]);
  const { position: before } = replay(SETUP, ENTRIES.slice(0, 5));
  const news = { entries: ENTRIES.slice(5), said: [], before, byBot: [1] };
  expect(byBots(told(lastOf(SETUP, ENTRIES.slice(0, 5)), news))).toEqual([[1, 'pass']]);
});

test('what the rules said of a roll goes with it', () => {
  const said = [{ rule: 'Q7', key: 'closed', args: {} }];
  const { position: before } = replay(SETUP, ENTRIES.slice(0, 1));
  const first = told(lastOf(SETUP, []), { entries: ENTRIES.slice(1, 3), said, before });
  expect(first.said).toEqual(said);
  const rolled = told(first, { entries: ENTRIES.slice(4, 5), said: [], before });
  expect(rolled.said).toEqual(said);
  expect(told(rolled, { entries: ENTRIES.slice(5), said: [], before }).said).toEqual([]);
});
