import { PLUS_SHEET } from '#kits/grid/printed.ts';

/*
 * The special actions of P5 and P7–P9 straight from the words of the rules, with names of boxes
 * and no cleverness: what the game finds is compared with what is found here.
 */

const BOXES = [...'ABCDEFGHIJKLMNO'].flatMap((column) => [...'1234567'].map((row) => column + row));

/** Every legal text of an action, in order of the alphabet. */
export function legalTexts(action: string, crossed: readonly string[]): readonly string[] {
  return setsOf(action, crossed)
    .map((boxes) => [action, ...boxes].join(' '))
    .sort();
}

function setsOf(action: string, crossed: readonly string[]): readonly (readonly string[])[] {
  const open = BOXES.filter((box) => !crossed.includes(box));
  const besideCross = (box: string) => crossed.some((cross) => touch(box, cross));
  switch (action) {
    case 'bomb':
      return bombs(open);
    case 'stars': {
      const stars = open.filter((box) => PLUS_SHEET.stars.includes(box));
      const inReach = (box: string) => besideCross(box) || box.startsWith('H');
      return setsUpTo(2, stars).filter((boxes) => canBeCrossed(boxes, inReach));
    }
    case 'line': {
      const lines = [...'1234567'].flatMap((row) =>
        setsUpTo(
          3,
          open.filter((box) => box.endsWith(row)),
        ),
      );
      return lines.filter((boxes) => canBeCrossed(boxes, besideCross));
    }
    default:
      return blocks()
        .filter((block) => block.some((box) => open.includes(box)))
        .filter((block) => block.some((box) => crossed.includes(box) || besideCross(box)))
        .map((block) => block.slice(0, 1));
  }
}

/** There is an order in which every box is legal, those before it counting as crossed. */
function canBeCrossed(boxes: readonly string[], isLegal: (box: string) => boolean): boolean {
  return ordersOf(boxes).some((order) =>
    order.every((box, i) => isLegal(box) || order.slice(0, i).some((cross) => touch(box, cross))),
  );
}

function bombs(open: readonly string[]): readonly (readonly string[])[] {
  const found = BOXES.flatMap((corner) => {
    const square = BOXES.filter(
      (box) => isIn(column(box) - column(corner)) && isIn(row(box) - row(corner)),
    );
    return setsUpTo(
      4,
      square.filter((box) => open.includes(box)),
    );
  });
  return [...new Map(found.map((boxes) => [boxes.join(), boxes])).values()];
}

/** All sets of one to so many boxes. */
function setsUpTo(most: number, boxes: readonly string[]): readonly (readonly string[])[] {
  if (most === 0) return [];
  return boxes.flatMap((box, i) => [
    [box],
    ...setsUpTo(most - 1, boxes.slice(i + 1)).map((set) => [box, ...set]),
  ]);
}

function ordersOf(boxes: readonly string[]): readonly (readonly string[])[] {
  if (boxes.length < 2) return [boxes];
  return boxes.flatMap((first) =>
    ordersOf(boxes.filter((box) => box !== first)).map((rest) => [first, ...rest]),
  );
}

/** Boxes of a colour joined by edges, each block in order of columns and rows. */
function blocks(): readonly (readonly string[])[] {
  const left = new Set(BOXES);
  return BOXES.flatMap((first) => {
    if (!left.delete(first)) return [];
    const block = [first];
    for (const box of block) {
      const more = [...left].filter((each) => touch(box, each) && colour(box) === colour(each));
      for (const each of more) {
        left.delete(each);
        block.push(each);
      }
    }
    return [block.sort()];
  });
}

function touch(one: string, other: string): boolean {
  return Math.abs(column(one) - column(other)) + Math.abs(row(one) - row(other)) === 1;
}

const isIn = (distance: number) => distance === 0 || distance === 1;
const column = (box: string) => box.charCodeAt(0);
const row = (box: string) => Number(box[1]);
const colour = (box: string) => PLUS_SHEET.grid[row(box) - 1]![column(box) - column('A1')]!;
