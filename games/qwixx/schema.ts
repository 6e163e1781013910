import { bits, either, list, record, whole, yesOrNo } from '#kits/schema.ts';
import { SHEET_IDS } from './sheets.ts';

export const POSITION = record({
  sheet: either(SHEET_IDS),
  seats: whole(1, 5),
  phase: either(
    ['roll', 'white', 'colour', 'over'],
    'What is waited for: a roll, everybody about the white dice, or the active seat about one ' +
      'white die and a coloured one.',
  ),
  active: whole(0, 4, 'The seat that rolls, or rolled last.'),
  dice: list(
    whole(0, 6),
    'What the dice show: two white ones, then red, yellow, green, blue; 0 for one that is out.',
  ),
  rows: list(
    bits(12),
    'Four for each seat, red, yellow, green, blue. Bit 0 is the leftmost box, bit 11 the lock.',
  ),
  misses: list(whole(0, 4), 'By seat.'),
  closed: bits(4, 'Rows that are closed; their dice are out.'),
  crossed: yesOrNo('Whether the active seat crossed a box with the white dice.'),
});
