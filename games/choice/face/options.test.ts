import { describe, expect, test } from 'vitest';
import { isRefusal, movesOf } from '#engine/contract.ts';
import { upper } from '#engine/words.ts';
import { NO_PICKS, pencil, tap } from '#ui/pencil.ts';
import { usesOf } from '../moves.ts';
import type { Position } from '../position.ts';
import { choice } from '../rules.ts';
import { options, quiet } from './options.ts';
import { at, decisions, tapped } from './testing/at.ts';

const GAMES = ['ring', 'line', 'both'].map((seed) => [...decisions(seed, 2)]);

function seatsOf(position: Position): readonly number[] {
  const next = choice.next(position);
  return next.for === 'seats' ? next.seats : [];
}

function isLegal(position: Position, seat: number, text: string): boolean {
  const parsed = choice.parse(position, text.split(' ').map(upper));
  return !isRefusal(parsed) && !isRefusal(choice.judge(position, seat, parsed));
}

describe('choosing by taps', () => {
  test('every legal move but the quiet one is an option, and no option is illegal', () => {
    for (const position of GAMES.flat()) {
      for (const seat of seatsOf(position)) {
        const legal = movesOf(choice, position, seat).map((m) => choice.notate(position, seat, m));
        const offered = new Set(options(position, seat).map(({ text }) => text));
        offered.add(quiet(position, seat)!.text);
        expect([...offered].sort()).toEqual(legal.sort());
      }
    }
  });

  test('taps in the order of a move, with the dice that pay, reach exactly that move', () => {
    for (const position of GAMES.flat().filter((_, i) => i % 3 === 0)) {
      for (const seat of seatsOf(position)) {
        const all = options(position, seat);
        for (const option of all.filter((_, i) => i % 11 === 0)) {
          const { ready } = tapped(all, [...option.dice, ...option.boxes]);
          expect(ready?.text).toBe(option.text);
        }
      }
    }
  });

  test('whatever is tapped, only legal moves can be confirmed', () => {
    for (const position of GAMES.flat().filter(({ phase }) => phase === 'use')) {
      const all = options(position, 0);
      const marks = [...new Set(all.flatMap(({ boxes, dice }) => [...boxes, ...dice]))];
      let picks = NO_PICKS;
      for (const [i, mark] of [...marks, ...marks.toReversed()].entries()) {
        if (i % 4 === 0) picks = NO_PICKS;
        picks = tap(all, picks, mark) ?? picks;
        const { ready } = pencil(all, picks);
        if (ready) expect(isLegal(position, 0, ready.text)).toBe(true);
      }
    }
  });

  test('what is within reach at first is what can be tapped first', () => {
    for (const position of GAMES.flat().filter(({ phase }) => phase === 'use')) {
      const all = options(position, 0);
      const single = new Set(all.flatMap(({ boxes }) => (boxes.length === 1 ? boxes : [])));
      const { open, costly } = pencil(all, NO_PICKS);
      expect([...open].sort()).toEqual([...single].sort());
      expect(costly.size).toBe(0);
    }
  });

  test('a number that one die or a sum could make takes more dice by default', () => {
    const all = options(at(['roll G6 G1 S5', '1 keep']), 0);
    expect(tapped(all, ['6']).ready?.text).toBe('6=5+1');
    expect(tapped(all, ['die:0', '6']).ready?.text).toBe('6');
  });

  test('the line follows the order of the taps', () => {
    const all = options(at(['roll S3 S4 B1', '1 keep']), 0);
    expect(tapped(all, ['1b', '3']).ready?.text).toBe('1b 3');
    expect(tapped(all, ['3', '1b']).ready?.text).toBe('3 1b');
  });

  test('giving up the area has to be tapped, before or after the boxes', () => {
    const all = options(at(['roll G6 G1 Y2', '1 keep']), 0);
    expect(tapped(all, ['G@10']).ready?.text).toBe('G@10');
    expect(tapped(all, ['G@10', 'close']).ready?.text).toBe('G@10 close');
    expect(tapped(all, ['close', 'G@10']).ready?.text).toBe('G@10 close');
    expect(tapped(all, ['close']).ready?.text).toBe('close');
  });

  test('tapped dice are rolled again, and only by who rolled', () => {
    const position = at(['roll G6 G1 Y2']);
    expect(tapped(options(position, 0), ['die:2', 'die:0']).ready?.text).toBe('reroll 1 3');
    expect(quiet(position, 0)?.text).toBe('keep');
    expect(options(position, 1)).toEqual([]);
    expect(quiet(position, 1)).toBeUndefined();
  });

  test('dice of an option are as many as its uses take', () => {
    for (const position of GAMES.flat().filter(({ phase }) => phase === 'use')) {
      for (const { text, dice } of options(position, 0).filter((_, i) => i % 7 === 0)) {
        const parsed = choice.parse(position, text.split(' ').map(upper));
        if (isRefusal(parsed)) throw new Error(text);
        const uses = usesOf(choice.judge(position, 0, parsed) as number);
        const count = uses.reduce((sum, use) => sum + use.dice, 0);
        expect(dice.filter((mark) => mark !== 'close')).toHaveLength(count);
      }
    }
  });
});
