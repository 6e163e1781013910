import { describe, expect, test } from 'vitest';
import { type Game, movesOf } from '#engine/contract.ts';
import { diceWords, sortDice } from '#engine/dice.ts';
import { awaited, type Entry, type Match, openMatch, play, throwDice } from '#engine/match.ts';
import { readRecord } from '#engine/record/read.ts';
import { writeRecord } from '#engine/record/write.ts';
import { setUp } from '#engine/setup.ts';
import { GAMES } from '#games/index.ts';
import { type Pebbles, pebbles } from '#testing/toy.ts';
import { commitmentTo, fairFaces } from './dice.ts';
import { proofRemarks } from './headers.ts';
import { verify } from './verify.ts';

const SOURCE = { secret: '5a'.repeat(32), seats: ['c3'.repeat(32), undefined] };
const PROOF = { ...SOURCE, commitment: commitmentTo(SOURCE.secret) };

describe.for(GAMES.map(({ id }) => id))('%s', (id) => {
  test('a match with fair dice is right, also when its record was written and read', () => {
    const match = played(id);
    expect(verify(match)).toEqual({ kind: 'right', rolls: rollsIn(match) });
    expect(verify(copied(match, (text) => text))).toEqual({ kind: 'right', rolls: rollsIn(match) });
  });
});

test('a changed roll is found, along with what it should have been', () => {
  const match = played('qwixx');
  const [roll] = match.entries;
  const [white = '', ...rest] = roll!.text.split(' ');
  const text = [white === '6' ? '1' : '6', ...rest].join(' ');
  const forged = copied(match, (record) => forgedStart(record, roll!.text, text));
  expect(verify(forged)).toEqual({ kind: 'wrong', roll: 1, is: text, due: roll!.text });
});

test('a secret that was not promised is found', () => {
  const match = played('qwixx');
  const forged = copied(match, (record) => record.replace(SOURCE.secret, 'a5'.repeat(32)));
  expect(verify(forged)).toEqual({ kind: 'broken-promise' });
});

test('a seat whose chance was left out is found', () => {
  const match = played('qwixx');
  const forged = copied(match, (record) => record.replace(/^Dice-Seat-1:.*\n/m, ''));
  expect(verify(forged).kind).toBe('wrong');
});

test.for([
  ['no promise', /^Dice-Commit:.*\n/m, ''],
  ['no secret', /^Dice-Secret:.*\n/m, ''],
  ['a secret that is none', /^Dice-Secret:.*$/m, 'Dice-Secret: soon'],
  ['chance that is none', /^Dice-Seat-1:.*$/m, 'Dice-Seat-1: luck'],
] as const)('nothing can be said with %s', ([, what, instead]) => {
  const match = copied(played('qwixx'), (record) => record.replace(what, instead));
  expect(verify(match)).toEqual({ kind: 'unproven' });
});

test('a record carries the promise, the secret and what each seat added, nothing else', () => {
  expect(proofRemarks(PROOF)).toEqual([
    ['Dice-Commit', PROOF.commitment],
    ['Dice-Secret', SOURCE.secret],
    ['Dice-Seat-1', SOURCE.seats[0]],
  ]);
});

test('dice that change in the course of a match are computed as they were', () => {
  const die = { name: 'stone', faces: pebbles.rollWords };
  const game: Game<Pebbles> = {
    ...pebbles,
    next: (position) => {
      const next = pebbles.next(position);
      // One die more with every turn.
      const dice = Array.from({ length: position.turn + 1 }, () => die);
      return next.for === 'dice' ? { for: 'dice', dice } : next;
    },
    readRoll: ({ turn }, words) =>
      sortDice(
        Array.from({ length: turn + 1 }, () => die),
        words,
      ) ?? [],
  };
  const match = playedBy(game as Game, ['Max', 'Emma']);
  const thrown = match.entries.flatMap(({ kind, text }) =>
    kind === 'roll' ? [text.split(' ').length] : [],
  );
  expect(thrown).toEqual([1, 2, 3]);
  expect(verify(match)).toEqual({ kind: 'right', rolls: 3 });
});

test('entries that make no match are no proof of anything, and fail loudly', () => {
  const match = played('qwixx');
  const [roll] = match.entries;
  expect(() => verify({ ...match, entries: [roll!, roll!] })).toThrow('nobody awaited');
  const wrong: Entry = { kind: 'move', seat: 0, text: 'R99' };
  expect(() => verify({ ...match, entries: [roll!, wrong] })).toThrow('“R99” was refused by F2');
});

/** A few rounds with fair dice; everybody takes the last of their moves. */
function played(id: string): Match {
  return playedBy(GAMES.find((each) => each.id === id)!, ['Max', 'Emma']);
}

function playedBy(game: Game, players: readonly string[]): Match {
  const setup = setUp(game, players, {}, proofRemarks(PROOF));
  if ('rule' in setup) throw new Error(setup.key);
  const match = openMatch(setup);
  for (let step = 0; step < 30; step++) {
    const next = game.next(match.position);
    if (next.for === 'nobody') break;
    if (next.for === 'dice') {
      const faces = fairFaces(SOURCE, rollsIn(match) + 1, next.dice);
      throwDice(match, diceWords(next.dice, faces));
    }
    for (const seat of awaited(match)) {
      const move = movesOf(game, match.position, seat).at(-1)!;
      play(match, seat, game.notate(match.position, seat, move));
    }
  }
  return match;
}

function rollsIn({ entries }: Match): number {
  return entries.filter(({ kind }) => kind === 'roll').length;
}

function copied(match: Match, change: (record: string) => string): Match {
  const reading = readRecord(change(writeRecord(match)), GAMES);
  if (!reading.ok) throw new Error(`line ${reading.line}`);
  return reading.match;
}

/** Up to the first roll, with another one in its place. */
function forgedStart(record: string, is: string, instead: string): string {
  const head = record.slice(0, record.indexOf(`roll ${is}`));
  return `${head}roll ${instead}\n`;
}
