import { describe, expect, test } from 'vitest';
import { isRefusal, type Move, type Refusal } from '#engine/contract.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import { makeBoard } from './board.ts';
import type { Crossing } from './choice.ts';
import { judgeCrossing, notateCrossing, parseBoxes, parseCrossing } from './choice.ts';
import { listPlacements } from './moves.ts';
import { crossBoxes, newPaper } from './paper.ts';
import { ENCORE_SHEETS } from './printed.ts';
import { BOXES, boxName, boxNamed, letterAt, neighbours } from './sheet.ts';
import { COLOUR_DIE, emptyTray, layOut, NUMBER_DIE, takeAway } from './tray.ts';

const { grid } = ENCORE_SHEETS[0]!;
const board = makeBoard(ENCORE_SHEETS[0]!);
const RULES = { unknown: 'E5', taken: 'E3' };

// One joker left; the yellow die and the 5 are gone.
const CROSSED = 'D3 E3 F1 F2 F3 G1 G2 G3 H2 H4 H5'.split(' ').map((name) => boxNamed(name)!);
const paper = newPaper(board, 1);
crossBoxes(board, paper, CROSSED);
const tray = emptyTray();
layOut(tray, faces('Y G X 5 2 ?'), 3, 3);
takeAway(tray, COLOUR_DIE.faces.indexOf('Y'), NUMBER_DIE.faces.indexOf('5'));

function faces(words: string): number[] {
  return words.split(' ').map((word, i) => (i < 3 ? COLOUR_DIE : NUMBER_DIE).faces.indexOf(word));
}

const judge = (choice: Crossing): Move | Refusal =>
  judgeCrossing(board, paper, tray, choice, RULES);

/** Whether a choice breaks a rule, from the rule's own words. */
const BROKEN: Readonly<Record<string, (choice: Crossing) => boolean>> = {
  E5: ({ colour, number }) =>
    !'YGX'.includes(colourWord(colour)) || !'52?'.includes(numberWord(number)),
  E3: ({ colour, number }) => colourWord(colour) === 'Y' || numberWord(number) === '5',
  E11: ({ colour, number }) => colourWord(colour) === 'X' && numberWord(number) === '?',
  E6: ({ number, boxes }) => {
    const right = numberWord(number) === '?' ? [1, 2, 3, 4, 5] : [Number(numberWord(number))];
    const fresh = new Set(boxes.filter((box) => !CROSSED.includes(box)));
    return !right.includes(boxes.length) || fresh.size < boxes.length;
  },
  E7: ({ colour, boxes }) => {
    const letters = new Set(boxes.map((box) => letterAt(grid, box)));
    return colourWord(colour) === 'X'
      ? letters.size > 1
      : [...letters].join() !== colourWord(colour);
  },
  E8: ({ boxes }) => {
    const walked = new Set(boxes.slice(0, 1));
    for (const box of walked) {
      for (const beside of neighbours(box)) if (boxes.includes(beside)) walked.add(beside);
    }
    return walked.size < boxes.length;
  },
  E9: ({ boxes }) =>
    !boxes.some((box) => {
      const touches = neighbours(box).some((beside) => CROSSED.includes(beside));
      return touches || boxName(box).startsWith('H');
    }),
};

const colourWord = (face: number): string => COLOUR_DIE.faces[face]!;
const numberWord = (face: number): string => NUMBER_DIE.faces[face]!;

const ALL = Array.from({ length: BOXES }, (_, box) => box);

/** Boxes that are often, but not always, different, adjacent and of one colour. */
function someBoxes(random: Random): number[] {
  const boxes = [random.below(BOXES)];
  for (let more = random.below(7); more > 0; more--) {
    const near = random.below(8) > 0 ? boxes.flatMap((box) => neighbours(box)) : ALL;
    const alike = near.filter((box) => letterAt(grid, box) === letterAt(grid, boxes[0]!));
    const pool = random.below(8) > 0 ? alike : near;
    if (pool.length > 0) boxes.push(pool[random.below(pool.length)]!);
  }
  return (random.below(8) > 0 ? [...new Set(boxes)] : boxes).sort((a, b) => a - b);
}

describe('judgeCrossing', () => {
  const moves: Move[] = [];
  moves.length = listPlacements(board, paper, tray, moves, 0);
  const random = randomFrom('choices');
  const choices = Array.from({ length: 4000 }, (): Crossing => {
    const pair = { colour: random.below(6), number: random.below(6) };
    return { kind: 'cross', ...pair, boxes: someBoxes(random) };
  });

  test('allows what breaks no rule, and names a rule that is broken', () => {
    const outcomes = choices.map((choice) => {
      const judged = judge(choice);
      const broken = Object.keys(BROKEN).filter((rule) => BROKEN[rule]!(choice));
      if (!isRefusal(judged)) expect(broken).toEqual([]);
      else expect(broken).toContain(judged.rule);
      return isRefusal(judged) ? judged.rule : 'allowed';
    });
    expect(new Set(outcomes)).toEqual(new Set([...Object.keys(BROKEN), 'allowed']));
  });

  test('finds every listed move by its text', () => {
    expect(moves.length).toBeGreaterThan(10);
    for (const move of moves) {
      const words = notateCrossing(board, move).split(' ');
      expect(judge(parseCrossing(words) as Crossing)).toBe(move);
    }
  });
});

describe('a refused crossing', () => {
  const refusal = (text: string, on = paper) => {
    return judgeCrossing(board, on, tray, parseCrossing(text.split(' ')) as Crossing, RULES);
  };

  test.each<readonly [text: string, rule: string, key: string, args: Refusal['args']]>([
    ['R2 H3 I3', 'E5', 'noColour', { colour: 'R' }],
    ['G3 H1', 'E5', 'noNumber', { number: '3' }],
    ['Y2 H6 H7', 'E3', 'takenColour', { colour: 'Y' }],
    ['G5 H1', 'E3', 'takenNumber', { number: '5' }],
    ['X? H1', 'E11', 'jokers', { count: 2, left: 1 }],
    ['G2 H1', 'E6', 'count', { count: 1, number: 2 }],
    ['G?', 'E6', 'joker', { count: 0 }],
    ['G? A1 B1 B2 B3 C1 D2', 'E6', 'joker', { count: 6 }],
    ['G2 H1 H1', 'E6', 'twice', { box: 'H1' }],
    ['G2 G3 H1', 'E6', 'crossed', { box: 'G3' }],
    ['G2 H1 H6', 'E7', 'colour', { box: 'H6', colour: 'Y', die: 'G' }],
    ['X2 H6 I2', 'E7', 'colour', { box: 'I2', colour: 'R', die: 'Y' }],
    ['G2 H1 I4', 'E8', 'blocks', {}],
    ['G2 D2 D4', 'E8', 'apart', {}],
  ])('%s is refused by %s: %s', (text, rule, key, args) => {
    expect(refusal(text)).toEqual({ rule, key, args });
  });

  test.each([
    ['begins far from column H', 'start', 'G2 N2 O2', newPaper(board, 1)],
    ['is far from all crosses', 'reach', 'G2 N2 O2', paper],
    ['touches a cross at a corner', 'corner', 'X2 I3 J3', paper],
    ['has only an open box between it and a cross above', 'reach', 'X2 C5 D5', paper],
    ['has only an open box between it and a cross beside it', 'reach', 'X2 J2 K2', paper],
  ])('that %s is refused by E9: %s', (_, key, text, on) => {
    expect(refusal(text, on)).toEqual({ rule: 'E9', key, args: {} });
  });
});

describe('parseCrossing', () => {
  test('reads a colour die, a number die and boxes in any order', () => {
    const boxes = ['H6', 'H7', 'I7'].map((name) => boxNamed(name));
    const crossing = { kind: 'cross', colour: faces('Y')[0], number: 2, boxes };
    expect(parseCrossing(['Y3', 'I7', 'H6', 'H7'])).toEqual(crossing);
    expect(parseCrossing(['X?'])).toEqual({ kind: 'cross', colour: 5, number: 5, boxes: [] });
  });

  test.each(['', 'Y', '3', 'Y6', 'Y0', '3Y', 'YY', 'Y33', 'V3', 'PASS'])(
    'leaves %j to others',
    (word) => {
      expect(parseCrossing([word, 'H6'])).toBeUndefined();
    },
  );

  test.each(['P1', 'H8', 'H', 'H67', 'Y3'])('refuses %j, which is no box', (word) => {
    const refusal = { rule: 'F2', key: 'word', args: { word } };
    expect(parseCrossing(['Y3', 'H6', word])).toEqual(refusal);
    expect(parseBoxes([word])).toEqual(refusal);
  });
});
