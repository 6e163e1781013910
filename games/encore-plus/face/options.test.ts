import { describe, expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { randomFrom, shuffle } from '#kits/random.ts';
import { openTable } from '#testing/table.ts';
import { randomTrace } from '#testing/trace.ts';
import { NO_PICKS, type Option, type Picks, pay, pencil, tap } from '#ui/pencil.ts';
import type { Position } from '../position.ts';
import { encorePlus } from '../rules.ts';
import { options, quiet } from './choice.ts';

const random = randomFrom('taps on the special sheet');
const MOST_PER_KIND = 6;

/** Positions in which somebody chooses: some of every phase and face of the special die. */
const CHOICES = [1, 2, 4].flatMap((seats) => {
  const found = new Map<string, { name: string; position: Position; seat: number }[]>();
  for (const { position, next } of randomTrace(openTable(encorePlus, seats), random)) {
    if (next.for !== 'seats') continue;
    const { phase, special } = position as Position;
    const name = `${seats} seats, ${phase}, ${special}`;
    const list = found.get(name) ?? [];
    if (list.length < MOST_PER_KIND)
      list.push({ name, position: position as Position, seat: next.seats[0]! });
    found.set(name, list);
  }
  return [...found.values()].flat();
});

/** Taps every mark, and spends what a box asks for. */
function tapAll(all: readonly Option[], marks: readonly string[], before = NO_PICKS): Picks {
  let picks: Picks = before;
  for (const mark of marks) {
    const next = tap(all, picks, mark) ?? pay(all, picks, mark);
    if (!next) throw new Error(`${mark} leads nowhere after ${picks.boxes} ${picks.dice}`);
    picks = next;
  }
  return picks;
}

/** A bomb has hundreds of choices; each is checked against all the others. */
const some = <T>(list: readonly T[]): readonly T[] => {
  const mixed = [...list];
  shuffle(random, mixed);
  return mixed.slice(0, 40);
};

test('every face of the special die and every phase is among the positions', () => {
  const kinds = new Set(CHOICES.map(({ position }) => position.special));
  const phases = new Set(CHOICES.map(({ position }) => position.phase));
  expect([...kinds].sort()).toEqual(['block', 'bomb', 'heart', 'line', 'stars']);
  expect([...phases].sort()).toEqual(['active', 'bonus', 'others', 'together']);
});

describe.each(CHOICES)('$name', ({ position, seat }) => {
  const all = options(position, seat);
  const legal = movesOf(encorePlus, position, seat).map((move) =>
    encorePlus.notate(position, seat, move),
  );

  test('options are the legal moves, and the quiet choice is the rest', () => {
    const texts = [...all.map(({ text }) => text), quiet(position).text];
    expect(texts.toSorted()).toEqual(legal.toSorted());
  });

  test('every one is reached by dice first', () => {
    for (const option of some(all)) {
      const boxes = [...option.boxes];
      shuffle(random, boxes);
      const { ready } = pencil(all, tapAll(all, [...option.dice, ...boxes]));
      expect(ready?.text).toBe(option.text);
    }
  });

  test('every one is reached by boxes first, and costs nothing where plain dice pay', () => {
    for (const option of some(all.filter(({ boxes }) => boxes.length > 0))) {
      const picks = tapAll(all, option.boxes);
      expect(picks.boxes).toEqual(option.boxes);
      // Boxes that free dice want more of are enough with what costs, which is tapped then.
      const isWhole = pencil(all, picks).ready !== undefined;
      const wanted = option.dear.filter((die) => !picks.dice.includes(die));
      const { ready } = pencil(all, isWhole ? picks : tapAll(all, wanted, picks));
      const same = all.filter(
        ({ boxes }) => boxes.toSorted().join() === option.boxes.toSorted().join(),
      );
      expect(ready && [...ready.boxes].sort()).toEqual([...option.boxes].sort());
      const isFree = same.some(({ dear }) => dear.length === 0);
      expect(ready!.dear.length === 0).toBe(isFree);
    }
  });

  test('nothing else can be confirmed, whatever is tapped', () => {
    const marks = [...new Set(all.flatMap(({ boxes, dice }) => [...boxes, ...dice]))];
    let picks = NO_PICKS;
    for (let taps = 0; taps < 40 && marks.length > 0; taps++) {
      picks = tap(all, picks, marks[random.below(marks.length)]!) ?? picks;
      const { ready } = pencil(all, picks);
      if (ready) expect(legal).toContain(ready.text);
    }
  });
});
