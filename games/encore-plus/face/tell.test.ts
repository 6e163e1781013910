import { expect, test } from 'vitest';
import { boardOf } from '#kits/grid/boards.ts';
import { crossBoxes } from '#kits/grid/paper.ts';
import { boxNamed } from '#kits/grid/sheet.ts';
import { start } from '../position.ts';
import { inked, tell } from './tell.ts';

const position = start(2, 'plus');
const paper = position.papers[0]!;
crossBoxes(boardOf(paper.sheet), paper, [boxNamed('H1')!]);

test.each([
  ['heart', 'tell.heart', []],
  ['bomb E1 E2 F1', 'tell.bomb', ['E1', 'E2', 'F1']],
  ['stars G6 I7', 'tell.stars', ['G6', 'I7']],
  ['line B2 D2', 'tell.line', ['B2', 'D2']],
  ['bonus E1', 'tell.bonus', ['E1']],
  ['bonus pass', 'tell.noBonus', []],
  ['pass', 'tell.passed', []],
])('%s is described by %s and inks %j', (text, key, boxes) => {
  expect(tell(position, 0, text).key).toBe(key);
  expect(inked(position, 0, text)).toEqual(boxes);
});

test('a block inks all of its open boxes, though its text names one', () => {
  expect(inked(position, 0, 'block H1')).toEqual(['I1']);
  expect(tell(position, 0, 'block H1').args).toEqual({ seat: 0, count: 1 });
});

test('a line is described with its row', () => {
  expect(tell(position, 1, 'line B2 D2').args).toEqual({ seat: 1, count: 2, row: 'Q' });
});
