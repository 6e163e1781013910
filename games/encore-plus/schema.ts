import { tableSchema } from '#kits/grid/schema.ts';
import { bits, either, list, whole, yesOrNo } from '#kits/schema.ts';
import { SPECIAL_FACES } from './special.ts';

export const POSITION = tableSchema(['bonus'], {
  special: either([...new Set(SPECIAL_FACES), null], 'What the special die shows.'),
  specialTaken: yesOrNo('Whether the active seat took the special die away.'),
  specials: list(whole(0, 1_000), 'By seat: special dice that are circled and not used.'),
  hearts: list(whole(0, 5), 'By seat: hearts that are circled.'),
  columnHearts: list(list(whole(0, 5)), 'By seat and column: the heart points that it brought.'),
  rows: list(bits(7), 'By seat: complete rows.'),
  rowsWon: list(bits(7), 'By seat: rows that brought their bonus.'),
  rowsGone: bits(7, 'Rows whose bonus is gone.'),
  bombs: list(whole(0, 7), 'By seat: bombs of rows that are still to be set off.'),
});
