import { describe, expect, test } from 'vitest';
import type { Seat } from '#engine/contract.ts';
import { CARDS } from '#games/cards.ts';
import type { Face } from '#games/face.ts';
import { type Random, randomFrom, shuffle } from '#kits/random.ts';
import { openTable } from '#testing/table.ts';
import { randomTrace } from '#testing/trace.ts';
import type { Option } from '#ui/pencil.ts';
import { type Choice, openChoice } from './choice.ts';

/** Positions of a game in which taps are tried. */
const POSITIONS = 60;
const TAPS = 25;

/** Choices of random matches, early and late ones, of few and many seats. */
function choices(face: Face, random: Random): readonly Choice[] {
  const { min, max } = face.game.players;
  const found = [min, max].flatMap((seats) =>
    randomTrace(openTable(face.game, seats), random).flatMap(({ position, next }) =>
      next.for === 'seats' && !face.decision?.(position)
        ? next.seats.map((seat: Seat) => ({ position, seat }))
        : [],
    ),
  );
  shuffle(random, found);
  return found.slice(0, POSITIONS).map(({ position, seat }) => openChoice(face, position, seat));
}

/** Boxes of an option in an order in which they may be tapped. */
function inSomeOrder({ boxes, order = [] }: Option, random: Random): readonly string[] {
  const free = boxes.filter((box) => !order.includes(box));
  shuffle(random, free);
  return [...order, ...free];
}

const some = <T>(random: Random, list: readonly T[], count: number): readonly T[] => {
  const mixed = [...list];
  shuffle(random, mixed);
  return mixed.slice(0, count);
};

const dearOf = ({ options }: Choice) => new Set(options.flatMap(({ dear }) => dear));

describe.each(CARDS.map((card) => ({ id: card.id, card })))('$id', ({ id, card }) => {
  test('taps on the boxes of a choice, in any order, leave exactly these', async () => {
    const random = randomFrom(`taps ${id}`);
    let tried = 0;
    for (const choice of choices(await card.load(), random)) {
      const free = choice.options.filter(
        ({ boxes, dear }) => boxes.length > 0 && dear.length === 0,
      );
      for (const option of some(random, free, 8)) {
        choice.clear();
        const boxes = inSomeOrder(option, random);
        for (const [i, box] of boxes.entries()) {
          expect(choice.tap(box)).toBe(true);
          expect(choice.pencil.value.picks.boxes).toEqual(boxes.slice(0, i + 1));
        }
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(20);
  });

  test('any tap on a box adds it, takes it off, starts again with it, or changes nothing', async () => {
    const random = randomFrom(`any tap ${id}`);
    for (const choice of choices(await card.load(), random)) {
      const marks = choice.options.flatMap(({ boxes }) => boxes);
      for (const mark of some(random, marks, TAPS)) {
        const before = choice.pencil.value.picks.boxes;
        choice.tap(mark);
        const { boxes } = choice.pencil.value.picks;
        const goesWith = choice.options.some(
          (option) =>
            option.boxes.includes(mark) && before.some((box) => option.boxes.includes(box)),
        );
        const allowed = [
          before,
          before.includes(mark) ? before.filter((box) => box !== mark) : [...before, mark],
          ...(goesWith ? [] : [[mark]]),
        ];
        expect(allowed).toContainEqual(boxes);
      }
    }
  });

  test('nothing that costs is lit, ready or chosen before it was asked for', async () => {
    const random = randomFrom(`cost ${id}`);
    for (const choice of choices(await card.load(), random)) {
      const dear = dearOf(choice);
      const marks = choice.options.flatMap(({ boxes, dice }) => [...boxes, ...dice]);
      for (const mark of some(random, marks, TAPS).filter((each) => !dear.has(each))) {
        choice.tap(mark);
        const { picks, paying, ready } = choice.pencil.value;
        expect([...picks.dice, ...paying].filter((die) => dear.has(die))).toEqual([]);
        expect(ready?.dear ?? []).toEqual([]);
      }
    }
  });

  test('what glows can be tapped, and what glows apart asks for its price', async () => {
    const random = randomFrom(`glow ${id}`);
    for (const choice of choices(await card.load(), random)) {
      const { near, costly } = choice.glow.value;
      for (const box of some(random, [...near], 5)) {
        expect(choice.tap(box)).toBe(true);
        choice.clear();
      }
      for (const box of some(random, [...costly], 5)) {
        choice.tap(box);
        expect(choice.asked.value?.mark).toBe(box);
        choice.pay();
        expect(choice.pencil.value.picks.boxes).toEqual([box]);
        expect(choice.pencil.value.paying.size).toBeGreaterThan(0);
        choice.clear();
      }
    }
  });

  test('what is left makes the choice whole, and one undo takes it back', async () => {
    const random = randomFrom(`rest ${id}`);
    for (const choice of choices(await card.load(), random)) {
      for (const box of some(random, [...choice.glow.value.near], 5)) {
        choice.tap(box);
        const { rest, picks } = choice.pencil.value;
        if (rest.length > 0) {
          choice.fill();
          expect(choice.pencil.value.picks.boxes).toEqual([...picks.boxes, ...rest]);
          expect(choice.pencil.value.ready).toBeDefined();
          choice.undo();
          expect(choice.pencil.value.picks).toEqual(picks);
        }
        choice.clear();
      }
    }
  });
});
