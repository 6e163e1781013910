import type { Encounter, Standings, Tournament } from '#lab/tournament.ts';
import { shelfOf } from '../games.ts';
import { type Row, tableLines } from '../table.ts';

/** Who is how strong, and how each two fared. */
export function standingsLines(
  { game, seats, pairs, seed }: Tournament,
  { encounters, ratings }: Standings,
  columns: number,
): string[] {
  const { name, isTeam } = shelfOf(game).game;
  const table = seats === 1 ? 'alone' : `${seats} at a table`;
  const rows = ratings.map(({ bot, rating, low, high }) => ({
    title: bot,
    cells: [rating, low, high].map((points) => points.toFixed(0)),
  }));
  const heads = ['Share', 'low', 'high', 'Points', 'theirs', 'Ahead'];
  return [
    `${name}, ${table}: ${pairs.toLocaleString('en')} pairs of matches each, seed ${seed}`,
    '',
    ...tableLines(['Rating', 'low', 'high'], rows, columns),
    '',
    ...tableLines(isTeam ? [...heads, 'Won', 'theirs'] : heads, encounters.map(rowOf), columns),
  ];

  function rowOf({ bots, share, margin, points, won }: Encounter): Row {
    const cells = [
      ...[share.mean, share.low, share.high].map(percent),
      ...points.map(({ mean }) => mean.toFixed(1)),
      `${margin.mean.toFixed(2)} ± ${(margin.high - margin.mean).toFixed(2)}`,
      ...(isTeam ? won.map(({ mean }) => percent(mean)) : []),
    ];
    return { title: bots.join(' – '), cells };
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
