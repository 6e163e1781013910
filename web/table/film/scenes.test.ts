import { expect, test } from 'vitest';
import { isRefusal } from '#engine/contract.ts';
import { openMatch, play, throwDice } from '#engine/match.ts';
import { setUp } from '#engine/setup.ts';
import { face as choice } from '#games/choice/face/index.tsx';
import type { Face } from '#games/face.ts';
import { face as qwixx } from '#games/qwixx/face/index.tsx';
import type { News } from '../table.ts';
import { joinTurns, type Scene, scenesOf } from './scenes.ts';

/** Lets two people act, and returns the scenes of the last act for a seat. */
function shown(face: Face, acts: readonly string[], holder: number | undefined): readonly Scene[] {
  const setup = setUp(face.game, ['Lea', 'Tom'], {});
  if (isRefusal(setup)) throw new Error(setup.key);
  const match = openMatch(setup);
  let news: News | undefined;
  for (const act of acts) {
    const before = face.game.clone(match.position);
    const known = match.entries.length;
    const [seat, ...words] = act.split(' ');
    const refused =
      seat === 'roll' ? throwDice(match, words) : play(match, Number(seat), words.join(' '));
    if (refused) throw new Error(`${act}: ${refused.key}`);
    const entries = match.entries.slice(known);
    if (entries.length > 0) news = { entries, said: [], before };
  }
  return scenesOf(face, news!, match.position, holder, holder === undefined ? [] : [holder]);
}

const ROLL = 'roll 4 1 R3 Y2 G6 B6';

test('dice that are thrown fly, each with the faces of its kind', () => {
  const [scene, ...more] = shown(qwixx as Face, [ROLL], 0);
  expect(more).toEqual([]);
  if (scene?.kind !== 'roll') throw new Error('no roll');
  expect([...scene.thrown.keys()]).toEqual([
    'white:0',
    'white:1',
    'colour:R',
    'colour:Y',
    'colour:G',
    'colour:B',
  ]);
  expect(scene.thrown.get('white:0')).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(scene.thrown.get('colour:R')).toEqual(['R1', 'R2', 'R3', 'R4', 'R5', 'R6']);
});

test('dice that are kept lie still', () => {
  const acts = ['roll R1 G1 B1', '0 reroll 1 3', 'roll B2 G1 Y2'];
  const [scene] = shown(choice as Face, acts, 0);
  if (scene?.kind !== 'roll') throw new Error('no roll');
  expect([...scene.thrown.keys()]).toEqual(['die:0', 'die:2']);
});

test('what others crossed is shown with the dice that paid, and not what the holder did', () => {
  const acts = [ROLL, '0 R5', '1 Y5'];
  const [toLea] = shown(qwixx as Face, acts, 0);
  if (toLea?.kind !== 'turn') throw new Error('no turn');
  expect(
    toLea.deeds.map(({ seat, boxes, dice }) => [seat, boxes, dice.map((die) => die.word)]),
  ).toEqual([[1, ['Y5'], ['4', '1']]]);
  const [toAll] = shown(qwixx as Face, acts, undefined);
  expect(toAll?.kind === 'turn' && toAll.deeds.map(({ seat }) => seat)).toEqual([0, 1]);
});

test('a pass has nothing to show', () => {
  expect(shown(qwixx as Face, [ROLL, '0 R5', '1 pass'], 0)).toEqual([]);
});

test('people never wait longer for many boxes than 1.6 seconds', () => {
  const face = { ...qwixx, inked: () => Array.from({ length: 40 }, (_, i) => `R${i}`) } as Face;
  expect(shown(face, [ROLL, '0 R5', '1 Y5'], 0).map(({ lasts }) => lasts)).toEqual([1600]);
});

test('after more than one missed act, news is summarized, not shown', () => {
  const news: News = {
    entries: [
      { kind: 'move', seat: 1, text: 'pass' },
      { kind: 'roll', text: '4 1 R3 Y2 G6 B6' },
    ],
    said: [],
    before: undefined,
  };
  expect(scenesOf(qwixx as Face, news, undefined, 0, [0])).toEqual([]);
});

test('what somebody missed is one scene: all boxes of everybody, with their last choice', () => {
  const first = shown(qwixx as Face, [ROLL, '0 R5', '1 Y5'], undefined);
  const second = shown(qwixx as Face, [ROLL, '0 R5', '1 Y5', '0 Y3'], undefined);
  const [joined, ...more] = joinTurns(first, second);
  expect(more).toEqual([]);
  if (joined?.kind !== 'turn') throw new Error('no turn');
  expect(joined.deeds.map(({ seat, boxes, text }) => [seat, boxes, text])).toEqual([
    [0, ['R5', 'Y3'], 'Y3'],
    [1, ['Y5'], 'Y5'],
  ]);
  expect(joined.after).toBe(second[0]?.kind === 'turn' && second[0].after);
});
