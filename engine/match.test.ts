import { describe, expect, test, vi } from 'vitest';
import { openTable } from '#testing/table.ts';
import { type Pebbles, pebbles } from '#testing/toy.ts';
import { type Game, refusal } from './contract.ts';
import {
  awaited,
  copyOf,
  type Match,
  play,
  readMove,
  sealedEntries,
  takeBack,
  throwDice,
  view,
} from './match.ts';

function thrown(face: string): Match {
  const match = openTable(pebbles, 3);
  expect(throwDice(match, [face])).toBeUndefined();
  return match;
}

describe('dice', () => {
  test('are read in either case and entered in canonical words', () => {
    const match = openTable(pebbles, 2);
    expect(throwDice(match, ['s2'])).toBeUndefined();
    expect(match.entries).toEqual([{ kind: 'roll', text: 'S2' }]);
  });

  test('are refused while somebody has to decide, and it is said who', () => {
    const match = thrown('S1');
    play(match, 1, 'leave');
    expect(throwDice(match, ['S1'])).toEqual({ rule: 'F3', key: 'roll', args: { seats: [0, 2] } });
  });

  test('are refused for their words before their order', () => {
    expect(throwDice(thrown('S1'), ['S9'])).toMatchObject({ rule: 'F2', args: { word: 'S9' } });
  });

  test('are refused for what the game cannot read before their order too', () => {
    const game = { ...pebbles, readRoll: () => refusal('F2', 'extra', { word: 'S1' }) };
    expect(throwDice({ ...thrown('S1'), game }, ['S1'])).toMatchObject({ key: 'extra' });
  });

  test('are refused by the game when their number is wrong', () => {
    const match = openTable(pebbles, 2);
    expect(throwDice(match, ['S1', 'S1'])).toMatchObject({ rule: 'K2' });
    expect([match.entries, match.step]).toEqual([[], 0]);
  });

  test('are refused for their order before their number', () => {
    expect(throwDice(thrown('S1'), ['S1', 'S1'])).toMatchObject({ rule: 'F3', key: 'roll' });
  });

  test('are entered with a space between them', () => {
    const die = { name: 'stone', faces: pebbles.rollWords };
    const game: Game<Pebbles> = {
      ...pebbles,
      next: () => ({ for: 'dice', dice: [die, die] }),
      readRoll: () => [2, 0],
    };
    const match: Match = { ...openTable(pebbles, 2), game: game as Game };
    expect(throwDice(match, ['S3', 'S1'])).toBeUndefined();
    expect(match.entries).toEqual([{ kind: 'roll', text: 'S3 S1' }]);
  });

  test('await nobody', () => {
    expect(awaited(openTable(pebbles, 2))).toEqual([]);
  });
});

describe('a decision', () => {
  test('is entered when the last seat has decided, in seat order', () => {
    const match = thrown('S2');
    play(match, 2, 'take all');
    play(match, 0, 'take it');
    expect([match.entries.length, awaited(match)]).toEqual([1, [1]]);
    play(match, 1, 'leave');
    expect(match.entries.slice(1)).toEqual([
      { kind: 'move', seat: 0, text: 'take it' },
      { kind: 'move', seat: 1, text: 'leave' },
      { kind: 'move', seat: 2, text: 'take all' },
    ]);
    expect(pebbles.scores(match.position as never).map(({ total }) => total)).toEqual([1, 0, 2]);
  });

  test('may be changed until then', () => {
    const match = thrown('S2');
    play(match, 0, 'take all');
    play(match, 0, 'leave');
    expect(sealedEntries(match)).toEqual([{ kind: 'move', seat: 0, text: 'leave' }]);
  });

  test('stands when a change of mind is refused', () => {
    const match = thrown('S2');
    play(match, 0, 'take all');
    expect(play(match, 0, 'take nothing')).toMatchObject({ rule: 'F2' });
    expect(sealedEntries(match)).toEqual([{ kind: 'move', seat: 0, text: 'take all' }]);
  });

  test('can be taken back until then, once', () => {
    const match = thrown('S2');
    play(match, 0, 'take all');
    expect([takeBack(match, 0), takeBack(match, 0), takeBack(match, 1)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([awaited(match), sealedEntries(match)]).toEqual([[0, 1, 2], []]);
  });

  test('closes its step, and only the last one does', () => {
    const match = thrown('S2');
    expect(match.step).toBe(1);
    play(match, 0, 'leave');
    play(match, 1, 'leave');
    expect(match.step).toBe(1);
    play(match, 2, 'leave');
    expect([match.step, match.sealed.size]).toEqual([2, 0]);
  });

  test('that is refused is cited as it was written', () => {
    const refused = play(thrown('S2'), 0, 'Take iT noW');
    expect(refused).toEqual({ rule: 'F2', key: 'extra', args: { word: 'noW' } });
  });

  test('is read in either case, with any number of spaces', () => {
    const match = thrown('S2');
    expect(play(match, 0, '  TAKE   all ')).toBeUndefined();
    expect(view(match, 0).own).toBe('take all');
  });

  test('is refused when it says nothing', () => {
    expect(play(thrown('S1'), 0, '  ')).toMatchObject({ rule: 'F2', key: 'nothing' });
  });

  test('is refused without a roll, and at a table without such a seat', () => {
    expect(play(openTable(pebbles, 2), 1, 'leave')).toMatchObject({ rule: 'F3', key: 'noRoll' });
    expect(play(thrown('S1'), 3, 'leave')).toMatchObject({ rule: 'F3', key: 'seat' });
    expect(play(thrown('S1'), -1, 'leave')).toMatchObject({ rule: 'F3', key: 'seat' });
  });

  test('that the game lets pass though it is no move fails loudly', () => {
    const match: Match = { ...thrown('S1'), game: { ...pebbles, judge: () => 7 } };
    expect(() => readMove(match, 0, ['leave'])).toThrow('not among its moves');
  });

  test('that the game lets pass though the seat is not awaited fails loudly', () => {
    const game: Game<Pebbles> = { ...pebbles, next: () => ({ for: 'seats', seats: [0, 2] }) };
    const match: Match = { ...thrown('S1'), game: game as Game };
    expect(readMove(match, 2, ['leave'])).toBe(0);
    expect(() => readMove(match, 1, ['leave'])).toThrow('not among its moves');
  });
});

describe('a view', () => {
  test('says who has decided, and to each seat its own decision', () => {
    const match = thrown('S2');
    play(match, 2, 'leave');
    play(match, 0, 'take all');
    expect(view(match, 0)).toMatchObject({ decided: [0, 2], own: 'take all' });
    expect(view(match, 1)).toMatchObject({ decided: [0, 2], own: undefined });
    expect(view(match, undefined)).toMatchObject({ decided: [0, 2], own: undefined });
  });

  test('shows all entries, and asks the game only for a decision that was taken', () => {
    const notate = vi.fn(pebbles.notate);
    const match: Match = { ...thrown('S2'), game: { ...pebbles, notate } as Game };
    play(match, 0, 'leave');
    for (const seat of [1, undefined]) {
      expect(view(match, seat).entries).toEqual([{ kind: 'roll', text: 'S2' }]);
    }
    expect(notate).not.toHaveBeenCalled();
  });

  test('is a copy: changing it changes nothing else', () => {
    const match = thrown('S2');
    const seen = view(match, 0);
    pebbles.resolve(seen.position as never, [2, 2, 2]);
    (seen.entries as unknown[]).pop();
    expect(pebbles.next(match.position as never).for).toBe('seats');
    expect(match.entries.length).toBe(1);
  });
});

test('on a copy anything can be tried, and the match stands as it was', () => {
  const match = thrown('S2');
  play(match, 0, 'take all');
  const copy = copyOf(match);
  expect(copy).toEqual(match);
  play(copy, 1, 'leave');
  play(copy, 2, 'take it');
  expect(copy).toMatchObject({ step: 2, position: { taken: [2, 0, 1] } });
  expect(match).toMatchObject({ step: 1, position: { taken: [0, 0, 0] } });
  expect([match.entries.length, awaited(match)]).toEqual([1, [1, 2]]);
});
