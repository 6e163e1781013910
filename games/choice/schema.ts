import { bits, either, list, record, whole } from '#kits/schema.ts';

const AREA = record(
  {
    side: whole(0, 1, 'Which side of the sheet it is.'),
    taken: bits(
      29,
      'Boxes that are crossed or marked: the ring clockwise from its first box, 16 of them, then ' +
        'the numbers in reading order.',
    ),
    line: list(whole(16, 28), 'Marked numbers, by their bit, in the order of the line.'),
    misses: whole(0, 3),
  },
  'One side of a seat’s sheet.',
);

export const POSITION = record({
  phase: either(
    ['first', 'keep', 'again', 'use', 'over'],
    'What is waited for: `first` and `again` are rolls, `keep` is which dice the active seat ' +
      'keeps, `use` is what everybody does with them.',
  ),
  active: whole(0, 5, 'The seat that rolls, or rolled last.'),
  dice: list(whole(0, 5), 'What the dice show, as an index into their faces.'),
  rerolled: bits(3, 'The dice that are rolled again.'),
  sheets: list(list(AREA), 'By seat: the sides that it has begun, the present one last.'),
});
