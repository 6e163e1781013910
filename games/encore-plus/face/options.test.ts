import { describe, expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { randomFrom, shuffle } from '#kits/random.ts';
import { openTable } from '#testing/table.ts';
import { randomTrace } from '#testing/trace.ts';
import { NO_PICKS, type Option, type Picks, pencil, tap } from '#ui/pencil.ts';
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

function tapAll(all: readonly Option[], marks: readonly string[]): Picks {
  let picks = NO_PICKS;
  for (const mark of marks) {
    if (picks.boxes.includes(mark) || picks.dice.includes(mark)) continue;
    const next = tap(all, picks, mark);
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

  test('every one is reached by boxes first, by plain dice where they pay', () => {
    for (const option of some(all.filter(({ boxes }) => boxes.length > 0))) {
      const { ready } = pencil(all, tapAll(all, option.boxes));
      const same = all.filter(
        ({ boxes }) => boxes.toSorted().join() === option.boxes.toSorted().join(),
      );
      expect(ready && [...ready.boxes].sort()).toEqual([...option.boxes].sort());
      expect(ready!.price).toBe(Math.min(...same.map(({ price }) => price)));
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
