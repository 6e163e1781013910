import { describe, expect, test } from 'vitest';
import type { Move } from '#engine/contract.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import { type Board, makeBoard } from './board.ts';
import { notateCrossing } from './choice.ts';
import { colourFace, jokersOf, listPlacements, moveOf, numberFace, placementOf } from './moves.ts';
import { crossPlacement, newPaper, type Paper } from './paper.ts';
import { ENCORE_SHEETS, PLUS_SHEET } from './printed.ts';
import { BOXES, boxName, letterAt, neighbours } from './sheet.ts';
import { COLOUR_DIE, emptyTray, layOut, NUMBER_DIE, type Tray, takeAway } from './tray.ts';

const BOARDS = [...ENCORE_SHEETS, PLUS_SHEET].map((sheet) => makeBoard(sheet));
const STEPS = 60;

type Boxes = readonly number[];

/** Every connected set of one to five boxes of one colour (E7, E8), grown box by box. */
function groupsOn({ sheet: { grid } }: Board): readonly Boxes[] {
  const bySize: Boxes[][] = [Array.from({ length: BOXES }, (_, box) => [box])];
  while (bySize.length < 5) {
    const grown = bySize.at(-1)!.flatMap((group) =>
      group
        .flatMap(neighbours)
        .filter((box) => !group.includes(box) && letterAt(grid, box) === letterAt(grid, group[0]!))
        .map((box) => [...group, box].sort((a, b) => a - b)),
    );
    bySize.push([...new Map(grown.map((group) => [group.join(), group])).values()]);
  }
  return bySize.flat();
}

/** All choices that the rules allow, straight from their words. */
function allowed(board: Board, groups: readonly Boxes[], crossed: Set<number>, dice: Dice) {
  return groups.flatMap((group) => {
    const open = !group.some((box) => crossed.has(box)); // E6
    const touches = (box: number) => neighbours(box).some((beside) => crossed.has(beside));
    const inReach = group.some((box) => boxName(box)[0] === 'H' || touches(box)); // E9
    if (!open || !inReach) return [];
    const colours = [letterAt(board.sheet.grid, group[0]!), 'X'];
    const numbers = [`${group.length}`, '?'];
    const pairs = colours.flatMap((colour) => numbers.map((number) => colour + number));
    const payable = pairs.filter(([colour = '', number = '']) => {
      const cost = Number(colour === 'X') + Number(number === '?'); // E11
      return dice.colours.has(colour) && dice.numbers.has(number) && cost <= dice.jokers;
    });
    return payable.map((pair) => [pair, ...group.map(boxName)].join(' '));
  });
}

interface Dice {
  readonly colours: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  readonly jokers: number;
}

/** A roll, from which every second time somebody has taken two dice. */
function roll(random: Random, tray: Tray): Omit<Dice, 'jokers'> {
  const faces = Array.from({ length: 6 }, () => random.below(6));
  layOut(tray, faces, 3, 3);
  let colours = faces.slice(0, 3);
  let numbers = faces.slice(3);
  if (random.below(2) === 0) {
    takeAway(tray, colours[0]!, numbers[0]!);
    colours = colours.slice(1);
    numbers = numbers.slice(1);
  }
  return {
    colours: new Set(colours.map((face) => COLOUR_DIE.faces[face]!)),
    numbers: new Set(numbers.map((face) => NUMBER_DIE.faces[face]!)),
  };
}

function listed(board: Board, paper: Paper, tray: Tray): Move[] {
  const into: Move[] = [];
  return into.slice(0, listPlacements(board, paper, tray, into, 0));
}

describe.each(BOARDS)('moves on $sheet.id', (board) => {
  test('are exactly what the rules allow, whatever is crossed and rolled', () => {
    const groups = groupsOn(board);
    const random = randomFrom(board.sheet.id);
    const paper = newPaper(board, 0);
    const crossed = new Set<number>();
    const tray = emptyTray();
    let most = 0;
    for (let step = 0; step < STEPS; step++) {
      const dice = roll(random, tray);
      paper.jokers = random.below(4);
      const moves = listed(board, paper, tray);
      const texts = moves.map((move) => notateCrossing(board, move));
      const expected = allowed(board, groups, crossed, { ...dice, jokers: paper.jokers });
      expect(texts.sort()).toEqual(expected.sort());
      most = Math.max(most, moves.length);
      if (moves.length === 0) continue;
      const placement = placementOf(moves[random.below(moves.length)]!);
      crossPlacement(board, paper, placement);
      for (const box of board.placements.boxes[placement]!) crossed.add(box);
    }
    expect(most).toBeGreaterThan(30);
    expect(crossed.size).toBeGreaterThan(60);
  });
});

describe('a move', () => {
  const [classic] = BOARDS as [Board, ...Board[]];
  const { placements } = classic;
  const blues = placements.boxes.findIndex((boxes) => boxes.map(boxName).join() === 'G5,H5');

  test.each([
    [false, false, 'B2 G5 H5', 0],
    [true, false, 'X2 G5 H5', 1],
    [false, true, 'B? G5 H5', 1],
    [true, true, 'X? G5 H5', 2],
  ])('holds its placement and its jokers: X %s, ? %s', (anyColour, anyNumber, text, cost) => {
    const move = moveOf(blues, anyColour, anyNumber);
    expect(placementOf(move)).toBe(blues);
    expect(jokersOf(move)).toBe(cost);
    const faces = [COLOUR_DIE.faces[colourFace(classic, move)]];
    faces.push(NUMBER_DIE.faces[numberFace(classic, move)]);
    expect(text.startsWith(faces.join(''))).toBe(true);
    expect(notateCrossing(classic, move)).toBe(text);
  });

  test('is written behind those that a list already has', () => {
    const tray = emptyTray();
    layOut(tray, [4, 4, 4, 0, 0, 0], 3, 3);
    const into = [7, 8, 9];
    const count = listPlacements(classic, newPaper(classic, 8), tray, into, 2);
    expect(into.slice(0, 2)).toEqual([7, 8]);
    const texts = into.slice(2, count).map((move) => notateCrossing(classic, move));
    expect(texts).toEqual(['B1 H4', 'B1 H5']);
  });
});
