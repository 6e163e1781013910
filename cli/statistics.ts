import type { Game } from '#engine/contract.ts';
import type { Fared, Simulation, Statistics } from '#lab/simulate.ts';
import { partName } from './sentences.ts';
import { type Row, tableLines } from './table.ts';

/** How the seats fared, and, where a bot had several seats, the bots. */
export function statisticsLines(
  { game, seed }: Simulation,
  { matches, won, rolls, seats, bots }: Statistics,
  columns: number,
): string[] {
  const counted = matches === 1 ? '1 game' : `${matches.toLocaleString('en')} games`;
  const lost = won < matches ? `, ${percent(won / matches)} of them won` : '';
  const table = (heads: readonly string[], fared: readonly Fared[]) =>
    tableLines(heads, rowsOf(game, matches, fared), columns);
  const bySeat = table(
    seats.map(({ bot }, seat) => `${seat + 1} ${bot}`),
    seats,
  );
  const byBot = table(
    bots.map(({ bot }) => bot),
    bots,
  );
  return [
    `${game.name}: ${counted}${lost}, ${rolls.toFixed(1)} rolls each on average, seed ${seed}`,
    '',
    ...bySeat,
    ...(bots.length > 1 && bots.length < seats.length ? ['', ...byBot] : []),
  ];
}

function rowsOf(game: Game, matches: number, fared: readonly Fared[]): Row[] {
  const row = (title: string, cell: (each: Fared) => string, ruled = false): Row => ({
    title,
    cells: fared.map(cell),
    ruled,
  });
  return [
    row('Wins', ({ wins }) => percent(wins / matches)),
    row('Mean total', ({ total }) => total.mean.toFixed(1), true),
    row('Deviation', ({ total }) => total.deviation.toFixed(1)),
    row('Lowest', ({ total }) => String(total.min)),
    row('Lower quarter', ({ total }) => String(total.lower)),
    row('Median', ({ total }) => String(total.median)),
    row('Upper quarter', ({ total }) => String(total.upper)),
    row('Highest', ({ total }) => String(total.max)),
    ...Object.keys(fared[0]!.parts).map((part, i) =>
      row(partName(game, part), ({ parts }) => parts[part]!.toFixed(1), i === 0),
    ),
  ];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
