import { describe, expect, test } from 'vitest';
import { NO_PICKS, type Option, type Picks, pay, pencil, tap } from '#ui/pencil.ts';
import { randomFrom, shuffle } from '../../random.ts';
import { boardOf } from '../boards.ts';
import { notateCrossing } from '../choice.ts';
import type { Table } from '../table.ts';
import { decides } from '../table.ts';
import { crossingOptions } from './options.ts';
import { crossingsOf, playedTable } from './testing/tables.ts';

const TABLES = Array.from({ length: 24 }, (_, i) => ({
  name: `after ${i} rolls`,
  table: playedTable(`taps ${i}`, i),
}));

function seatOf(table: Table): number {
  const next = decides(table);
  return next.for === 'seats' ? next.seats[0]! : 0;
}

/** Taps every mark, and spends what a box asks for. */
function tapAll(options: readonly Option[], marks: readonly string[], before = NO_PICKS): Picks {
  let picks: Picks = before;
  for (const mark of marks) {
    const next = tap(options, picks, mark) ?? pay(options, picks, mark);
    if (!next) throw new Error(`${mark} leads nowhere after ${picks.boxes} ${picks.dice}`);
    picks = next;
  }
  return picks;
}

describe.each(TABLES)('options $name', ({ name, table }) => {
  const seat = seatOf(table);
  const options = crossingOptions(table, seat);
  const board = boardOf('classic');
  const legal = crossingsOf(table, seat).map((move) => notateCrossing(board, move));
  const random = randomFrom(name);

  test('are the legal moves', () => {
    expect(options.map(({ text }) => text)).toEqual(legal);
  });

  test('are all reached by their boxes in any order, at the lowest price', () => {
    for (const option of options) {
      const boxes = [...option.boxes];
      shuffle(random, boxes);
      const picks = tapAll(options, boxes);
      expect(picks.boxes).toEqual(boxes);
      // Boxes that free dice want more of are enough with a joker, which is tapped then.
      const isWhole = pencil(options, picks).ready !== undefined;
      const wanted = option.dear.filter((die) => !picks.dice.includes(die));
      const { ready } = pencil(options, isWhole ? picks : tapAll(options, wanted, picks));
      expect(ready?.boxes).toEqual(option.boxes);
      expect(ready!.dear.length).toBeLessThanOrEqual(option.dear.length);
    }
  });

  test('are all reached by dice first', () => {
    for (const option of options) {
      const dice = [...option.dice];
      shuffle(random, dice);
      const { ready } = pencil(options, tapAll(options, [...dice, ...option.boxes]));
      expect(ready?.text).toBe(option.text);
    }
  });

  test('are all that can be confirmed, whatever is tapped', () => {
    const marks = [...new Set(options.flatMap(({ boxes, dice }) => [...boxes, ...dice]))];
    let picks = NO_PICKS;
    for (let taps = 0; taps < 60 && marks.length > 0; taps++) {
      picks = tap(options, picks, marks[random.below(marks.length)]!) ?? picks;
      const { ready } = pencil(options, picks);
      if (!ready) continue;
      expect(legal).toContain(ready.text);
      expect([...ready.boxes].sort()).toEqual([...picks.boxes].sort());
    }
  });
});
