import { describe, expect, test } from 'vitest';
import { type Move, movesOf } from '#engine/contract.ts';
import { randomFrom } from '#kits/random.ts';
import { NO_PICKS, type Option, pencil, tap } from '#ui/pencil.ts';
import { greedy } from '../bot.ts';
import type { Position } from '../position.ts';
import { encoreCoop } from '../rules.ts';
import { options, prompt, quiet, tell, warning } from './choice.ts';

const GAME = encoreCoop;

/** Positions of a match between bots, at every decision. */
function* decisions(seed: string, seats: number): Generator<Position> {
  const position = GAME.start(seats, {});
  const random = randomFrom(seed);
  for (;;) {
    const next = GAME.next(position);
    if (next.for === 'nobody') return;
    if (next.for === 'dice') {
      GAME.roll(
        position,
        next.dice.map(({ faces }) => random.below(faces.length)),
      );
      continue;
    }
    yield position;
    const chosen: Move[] = next.seats.map((seat) => greedy.choose(position, seat, random));
    GAME.resolve(position, chosen);
  }
}

/** Whether taps on the dice and boxes of an option make it ready. */
function isReached(all: readonly Option[], option: Option): boolean {
  let picks = NO_PICKS;
  for (const mark of [...option.dice, ...option.boxes]) {
    const isPicked = picks.dice.includes(mark) || picks.boxes.includes(mark);
    if (!isPicked) picks = tap(all, picks, mark) ?? picks;
  }
  return pencil(all, picks).ready?.text === option.text;
}

describe('choosing', () => {
  test('every legal move is a miss or can be tapped', () => {
    let checked = 0;
    for (const position of decisions('taps', 3)) {
      const next = GAME.next(position);
      if (next.for !== 'seats' || position.phase === 'strike' || position.phase === 'discard')
        continue;
      for (const seat of next.seats) {
        const all = options(position, seat);
        const texts = movesOf(GAME, position, seat).map((move) =>
          GAME.notate(position, seat, move),
        );
        const offered = [quiet(position, seat)!.text, ...all.map(({ text }) => text)];
        expect(offered.sort()).toEqual(texts.sort());
        for (const option of all.slice(0, 40)) expect(isReached(all, option)).toBe(true);
        checked += all.length;
      }
    }
    expect(checked).toBeGreaterThan(500);
  });

  test('a miss shows its price, and a third one that it loses', () => {
    const position = GAME.start(2, {});
    GAME.roll(position, [0, 1, 2, 0, 1, 2]);
    expect(quiet(position, 1)?.label.args).toEqual({ count: 1, most: 3 });
    expect(warning(position, 1, 'pass')).toEqual({ key: 'warn.miss', args: { count: 1 } });
    position.misses[1] = 2;
    expect(warning(position, 1, 'pass')).toEqual({ key: 'warn.lost' });
  });

  test('the last joker is warned of, plain dice are not', () => {
    const position = GAME.start(1, {});
    GAME.roll(position, [0, 1, 5, 0, 1, 2]);
    position.papers[0]!.jokers = 1;
    expect(warning(position, 0, 'X1 H1')).toEqual({ key: 'warn.lastJoker' });
    expect(warning(position, 0, 'R1 H3')).toBeUndefined();
  });

  test('the active player sees what is left to the team', () => {
    for (const position of decisions('leaves', 3)) {
      if (position.phase !== 'active') continue;
      const all = options(position, position.active);
      const option = all.find(({ dear }) => dear.length === 0);
      if (!option) continue;
      const picks = { boxes: option.boxes, dice: option.dice };
      const { detail } = prompt(position, position.active, pencil(all, picks));
      if (detail?.key !== 'prompt.leaves') continue;
      expect(detail.args?.given).toHaveLength(4);
      return;
    }
    expect.unreachable('no choice leaves dice');
  });

  test('penalties are not made on the sheet, and are described', () => {
    const position = GAME.start(3, {});
    position.phase = 'strike';
    expect(options(position, 0)).toEqual([]);
    expect(quiet(position, 0)).toBeUndefined();
    expect(tell(position, 0, 'strike 4 0 2')).toEqual({
      key: 'tell.struck',
      args: { count: 6, seats: [0, 2] },
    });
    expect(tell(position, 0, 'discard number').args).toEqual({ kind: 'number' });
    expect(tell(position, 2, 'pass')).toEqual({ key: 'tell.missed', args: { seat: 2 } });
  });
});
