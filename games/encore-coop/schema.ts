import { tableSchema } from '#kits/grid/schema.ts';
import { bits, list, text, whole, yesOrNo } from '#kits/schema.ts';

export const POSITION = tableSchema(['strike', 'discard'], {
  mission: whole(1, 5),
  goals: text('The table of goals that the mission is measured with.'),
  toTheLast: yesOrNo('Whether the match always runs to the last turn.'),
  misses: list(whole(0, 1_000_000), 'By seat: the misses.'),
  won: yesOrNo('Whether the mission is accomplished.'),
  colourDice: whole(0, 3, 'How many colour dice are left in the game.'),
  numberDice: whole(0, 3, 'How many number dice are left in the game.'),
  rows: bits(7, 'Rows that somebody has completed.'),
  stars: bits(15, 'Columns whose star somebody has crossed.'),
  frames: bits(15, 'Frames that somebody has completed.'),
  word: whole(0, 20, 'Letters of the word that are done, in the mission that has one.'),
});
