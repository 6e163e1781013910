import type { Estimate } from '#kits/sums.ts';
import type { Rated, RatePlan, Rating, Ratings } from '#lab/rate.ts';
import { shelfOf } from '../games.ts';
import { tableLines } from '../table.ts';

const HEADS = ['Score', 'Harder by', 'Luck', ''];

/** How hard and how lucky each sheet is, compared with the printed ones. */
export function ratingLines(
  { game, bot, seats, matches, seed }: RatePlan,
  { printed, bounds, sheets }: Ratings,
  columns: number,
): string[] {
  const { difficulty, luck } = bounds;
  const good = sheets.filter(({ isGood }) => isGood).length;
  return [
    `${shelfOf(game).game.name}: ${matches} games of ${bot} on each sheet, ` +
      `${seats === 1 ? 'alone' : `${seats} at a table`}, seed ${seed}`,
    '',
    ...tableLines(HEADS, printed.map(rowOf), columns),
    '',
    `Good means harder by ${signed(difficulty.low)} to ${signed(difficulty.high)} points, with luck ` +
      `from ${luck.low.toFixed(1)} to ${luck.high.toFixed(1)}.`,
    '',
    ...tableLines(HEADS, sheets.map(rowOf), columns),
    '',
    `${good} of ${sheets.length} are good.`,
  ];
}

function rowOf(rating: Rating | Rated) {
  const { sheet, score, difficulty, luck } = rating;
  const verdict = 'isGood' in rating && rating.isGood ? 'good' : '';
  const cells = [within(score), within(difficulty, signed), within(luck), verdict];
  return { title: sheet, cells };
}

function within({ mean, high }: Estimate, figure = (value: number) => value.toFixed(1)): string {
  return `${figure(mean)} ± ${(high - mean).toFixed(1)}`;
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
}
